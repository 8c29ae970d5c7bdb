import { Module } from '@nestjs/common';
import { AdminOrderBodies } from '../admin/orders/order.body.js';
import { RobotStepsController } from './robot-steps.controller.js';

/** Console API of the module `sandbox`. */
@Module({ controllers: [RobotStepsController], providers: [AdminOrderBodies] })
export class SandboxApiModule {}
