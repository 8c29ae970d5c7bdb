import { Injectable, Logger } from '@nestjs/common';
import { Hubs, type Hub } from '../../company/index.js';
import { isEnded, OrderQueries, type OrderView } from '../../ordering/index.js';
import {
  Clock,
  DomainError,
  hubScope,
  isDomainError,
  type Scope,
  requireHubScope,
} from '../../base/index.js';
import { type RobotTask, RobotTaskStore } from './robot-task.store.js';
import { RobotCouriers } from './robot-couriers.service.js';
import { RobotSteps } from './robot.steps.js';

/** Steps that one process runs at the same time. */
const LANES = 4;
const BATCH = 200;
const AFTER_FAILURE_MS = 10_000;

/**
 * A sandbox's orders move a step every `robotStepSeconds`, or one by hand. The order's state decides what a
 * step is, so a step that was lost with its worker is simply the next one.
 */
@Injectable()
export class Robots {
  private readonly log = new Logger(Robots.name);

  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly robotCouriers: RobotCouriers,
    private readonly steps: RobotSteps,
    private readonly tasks: RobotTaskStore,
  ) {}

  /** `count`: at most 50. Returns the robots' ids. @throws feature_disabled · forbidden */
  async ensure(scope: Scope, count: number): Promise<number[]> {
    requireHubScope(scope);
    await this.requireSandbox(scope.hubId);
    return (await this.robotCouriers.ensure(scope.hubId, count)).map(({ id }) => id);
  }

  /**
   * Runs whether or not the hub's robots are on. @throws feature_disabled (not a sandbox) · order_not_found ·
   * transition_refused (ended, not begun, carried by a person, or another step is running)
   */
  async step(scope: Scope, orderId: number): Promise<OrderView> {
    const hub = await this.requireSandbox(scope.hubId);
    const order = await this.orders.byId(scope, orderId);
    const task = (await this.isForRobots(order)) ? await this.tasks.claim(hub.id, orderId) : null;
    if (!task) throw new DomainError('transition_refused', { command: 'robot_step', status: order.status });
    try {
      await this.steps.run(order, task);
    } finally {
      await this.tasks.release(task, this.nextStepAt(hub));
    }
    return await this.orders.byId(scope, orderId);
  }

  /** Steps of all sandbox hubs; returns how many. */
  async runDue(limit = BATCH): Promise<number> {
    await this.tasks.addNewOrders();
    const lane = async (): Promise<number> => {
      for (let taken = 0; taken < limit / LANES; taken++) if (!(await this.stepNext())) return taken;
      return limit / LANES;
    };
    const taken = await Promise.all(Array.from({ length: LANES }, lane));
    return taken.reduce((sum, steps) => sum + steps, 0);
  }

  private async stepNext(): Promise<boolean> {
    const task = await this.tasks.claimDue();
    if (!task) return false;
    try {
      const hub = await this.hubs.get(task.hubId);
      const order = await this.orders.byId(hubScope(task.hubId), task.orderId);
      if (isEnded(order.status)) {
        await this.finish(task, order);
        return true;
      }
      if (await this.isForRobots(order)) await this.steps.run(order, task);
      await this.tasks.release(task, this.nextStepAt(hub));
    } catch (error) {
      await this.handleFailure(task, error);
    }
    return true;
  }

  private async finish(task: RobotTask, { hubId, courierId }: OrderView): Promise<void> {
    for (const id of [courierId, task.calledCourierId])
      if (id !== null) await this.robotCouriers.sendOffDuty(hubId, id);
    await this.tasks.delete(task);
  }

  /** Refused: another courier took the order, or it is gone. Other errors are logged, and it runs again. */
  private async handleFailure(task: RobotTask, error: unknown): Promise<void> {
    if (isDomainError(error, 'storage_unavailable')) throw error;
    if (isDomainError(error, 'order_not_found')) {
      await this.tasks.delete(task);
      return;
    }
    if (!isDomainError(error, 'transition_refused'))
      this.log.error(`The robot of order ${String(task.orderId)} failed: ${String(error)}`);
    await this.tasks.release(task, new Date(this.clock.millis() + AFTER_FAILURE_MS));
  }

  /** The order waits for a courier, or a robot carries it. */
  private async isForRobots({ status, hubId, courierId }: OrderView): Promise<boolean> {
    if (status === 'pending') return true;
    if (isEnded(status) || courierId === null) return false;
    return await this.robotCouriers.isRobot(hubId, courierId);
  }

  private nextStepAt({ settings }: Hub): Date {
    return new Date(this.clock.millis() + (settings.robotStepSeconds ?? 0) * 1000);
  }

  private async requireSandbox(hubId: number): Promise<Hub> {
    const hub = await this.hubs.get(hubId);
    if (!hub.sandbox) throw new DomainError('feature_disabled', { feature: 'robots' });
    return hub;
  }
}
