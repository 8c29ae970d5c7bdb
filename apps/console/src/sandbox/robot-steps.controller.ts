import { Robots } from '#domain/modules';
import { adminApi } from '../admin/access/admin-api.decorator.js';
import { AdminOrderBodies } from '../admin/orders/order.body.js';
import { audited, COMMAND } from '../admin/orders/orders.controller.js';
import { Module } from '@nestjs/common';

const api = adminApi('orders/:id', 'orders', { robots: Robots, bodies: AdminOrderBodies });

const RobotStepsController = api.controller('AdminOrderCommandsController', {
  /** Sandbox only. The command commits by itself, step by step. */
  robotStep: api.post('robot-step', {
    ...COMMAND,
    summary: 'Lets the robot courier take its next step (sandbox)',
    audit: { ...audited('robot_step_taken'), ownTransactions: true },
    run: ({ robots, bodies, by, id }) => bodies.after(by, robots.step(by, id)),
  }),
});

@Module({ controllers: [RobotStepsController], providers: [AdminOrderBodies] })
export class SandboxApiModule {}
