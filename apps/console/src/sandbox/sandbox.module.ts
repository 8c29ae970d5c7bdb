import { Module } from '@nestjs/common';
import { AdminOrderBodies } from '../admin/orders/order.body.js';
import { RobotStepsController } from './robot-steps.controller.js';

/** Of installations with `sandbox` in `MODULES`. */
@Module({ controllers: [RobotStepsController], providers: [AdminOrderBodies] })
export class SandboxApiModule {}
