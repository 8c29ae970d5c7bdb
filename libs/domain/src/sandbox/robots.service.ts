import { Injectable, Logger } from '@nestjs/common';
import { Hubs, type Hub } from '../hubs/index.js';
import { isEnded, OrderQueries, type OrderView } from '../orders/index.js';
import { Clock, DomainError, hubScope, isDomainError, type Scope } from '../shared/index.js';
import type { RobotTask } from './robot-task.entity.js';
import { RobotFleet } from './robot.fleet.js';
import { RobotMoves } from './robot.moves.js';
import { RobotTasks } from './robot.tasks.js';

/** Steps side by side in one process. */
const LANES = 4;
const BATCH = 200;
/** A step that failed is not tried again at once. */
const AFTER_FAILURE_MS = 10_000;

/**
 * Orders of sandbox hubs that move by themselves: a step every `robotStepSeconds`, or one by hand. What a step is
 * follows from where the order stands, so a step that was lost with its worker is simply the next one.
 */
@Injectable()
export class Robots {
  private readonly log = new Logger(Robots.name);

  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly fleet: RobotFleet,
    private readonly moves: RobotMoves,
    private readonly tasks: RobotTasks,
  ) {}

  /** At least so many robot couriers in a sandbox hub (at most 50); their ids. @throws feature_disabled · forbidden */
  async ensure(scope: Scope, count: number): Promise<number[]> {
    if (scope.merchantId !== null) throw new DomainError('forbidden');
    await this.sandbox(scope.hubId);
    return (await this.fleet.ensure(scope.hubId, count)).map(({ id }) => id);
  }

  /**
   * One step now, whether or not the hub's robots move by themselves.
   * @throws feature_disabled (not a sandbox) · order_not_found · transition_refused (it has ended, has not begun, is in
   * a person's hands, or another step is being taken)
   */
  async step(scope: Scope, orderId: number): Promise<OrderView> {
    const hub = await this.sandbox(scope.hubId);
    const order = await this.orders.byId(scope, orderId);
    const task = (await this.isForRobots(order)) ? await this.tasks.claim(hub.id, orderId) : null;
    if (!task) throw new DomainError('transition_refused', { command: 'robot_step', status: order.status });
    try {
      await this.advance(task, order);
    } finally {
      await this.tasks.letGo(task, this.nextStepAt(hub));
    }
    return await this.orders.byId(scope, orderId);
  }

  /** Takes the steps that are due in all sandbox hubs; tells how many it took. */
  async runDue(limit = BATCH): Promise<number> {
    await this.tasks.discover();
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
      if (await this.isForRobots(order)) await this.advance(task, order);
      await this.tasks.letGo(task, this.nextStepAt(hub));
    } catch (error) {
      await this.stumble(task, error);
    }
    return true;
  }

  private async advance(task: RobotTask, order: OrderView): Promise<void> {
    const { status, courierId } = order;
    if (status === 'pending' || courierId === null) await this.moves.seek(order, task);
    else if (status === 'accepted') await this.moves.goToPickup(order, courierId, task);
    else if (status === 'arrived_pickup_location') await this.moves.collect(order, courierId);
    else {
      const stop =
        order.cancelOnReturn === null ? order.stops.find((each) => each.status === 'pending') : null;
      if (stop) await this.moves.goToStop(order, courierId, task, stop);
      else await this.moves.goBack(order, courierId, task);
    }
  }

  private async finish(task: RobotTask, { hubId, courierId }: OrderView): Promise<void> {
    for (const id of [courierId, task.calledCourierId]) if (id !== null) await this.fleet.dismiss(hubId, id);
    await this.tasks.forget(task);
  }

  /** Somebody else was faster with the order, or it is gone; anything else is told and tried again later. */
  private async stumble(task: RobotTask, error: unknown): Promise<void> {
    if (isDomainError(error, 'storage_unavailable')) throw error;
    if (isDomainError(error, 'order_not_found')) {
      await this.tasks.forget(task);
      return;
    }
    if (!isDomainError(error, 'transition_refused'))
      this.log.error(`The robot of order ${String(task.orderId)} stumbled: ${String(error)}`);
    await this.tasks.letGo(task, new Date(this.clock.millis() + AFTER_FAILURE_MS));
  }

  /** Looking for a courier, or carried by a robot. */
  private async isForRobots({ status, hubId, courierId }: OrderView): Promise<boolean> {
    if (status === 'pending') return true;
    if (isEnded(status) || courierId === null) return false;
    return await this.fleet.isRobot(hubId, courierId);
  }

  private nextStepAt({ settings }: Hub): Date {
    return new Date(this.clock.millis() + (settings.robotStepSeconds ?? 0) * 1000);
  }

  private async sandbox(hubId: number): Promise<Hub> {
    const hub = await this.hubs.get(hubId);
    if (!hub.sandbox) throw new DomainError('feature_disabled', { feature: 'robots' });
    return hub;
  }
}
