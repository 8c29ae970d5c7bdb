import { Injectable } from '@nestjs/common';
import { CourierQueries } from '../couriers/index.js';
import { Offers } from '../dispatch/index.js';
import type { OrderRecord, Stop } from '../orders/index.js';
import { Clock, isDomainError } from '../shared/index.js';
import type { RobotTask } from './robot-task.entity.js';
import { robotScope, RobotFleet } from './robot.fleet.js';
import { RobotOrderSteps } from './robot-order.steps.js';
import { MOVES_PER_LEG, movesOn, pointOf, startNear } from './robot.walk.js';
import { RobotWalker } from './robot.walker.js';
import { robotOrders } from './robot.words.js';

/** How long a robot that shall be late waits where the hub has no limit to be late for. */
const LATE_MOVES = 5;

/**
 * One step of a robot, told by where the order is: what a courier with the app would do next, by the same use cases.
 * The task is changed in place; whoever holds it saves it.
 */
@Injectable()
export class RobotMoves {
  constructor(
    private readonly clock: Clock,
    private readonly fleet: RobotFleet,
    private readonly walker: RobotWalker,
    private readonly couriers: CourierQueries,
    private readonly offers: Offers,
    private readonly orders: RobotOrderSteps,
  ) {}

  /** Waits to be asked near the pickup, and says yes. */
  async seek(order: OrderRecord, task: RobotTask): Promise<void> {
    if (robotOrders(order).nobody) return;
    const near = startNear(pointOf(order.pickup));
    if (await this.acceptIfAsked(order, task)) return;
    if (task.calledCourierId !== null && (await this.isFree(order.hubId, task.calledCourierId))) {
      await this.fleet.moveTo(task.calledCourierId, near);
      return;
    }
    task.calledCourierId = null;
    task.calledCourierId = await this.fleet.call(order, near);
  }

  async goToPickup(order: OrderRecord, courierId: number, task: RobotTask): Promise<void> {
    const told = robotOrders(order);
    if (told.giveBack && !task.gaveBack && movesOn(task, 'pickup') > 0) {
      await this.orders.giveBack(order, courierId);
      Object.assign(task, { gaveBack: true, calledCourierId: null, leg: null, moves: 0 });
      await this.fleet.dismiss(order.hubId, courierId);
      return;
    }
    if (told.late && this.isToWait(order, task)) {
      task.moves += 1;
      return;
    }
    if (await this.walker.walk(order, courierId, task, 'pickup', pointOf(order.pickup))) return;
    await this.orders.arrive(order, courierId);
  }

  collect(order: OrderRecord, courierId: number): Promise<void> {
    return this.orders.collect(order, courierId);
  }

  async goToStop(order: OrderRecord, courierId: number, task: RobotTask, stop: Stop): Promise<void> {
    if (stop.latitude === null) {
      await this.orders.enterAddress(order, courierId, stop);
      return;
    }
    const leg = `stop ${String(stop.ordinal)}`;
    if (await this.walker.walk(order, courierId, task, leg, pointOf(stop))) return;
    if (stop.arrivedAt === null) await this.orders.arriveAtStop(order, courierId, stop);
    else if (robotOrders(order).fails(stop)) await this.orders.failStop(order, courierId, stop);
    else await this.orders.deliver(order, courierId, stop);
  }

  async goBack(order: OrderRecord, courierId: number, task: RobotTask): Promise<void> {
    if (await this.walker.walk(order, courierId, task, 'return', pointOf(order.pickup))) return;
    await this.orders.giveReturned(order, courierId);
  }

  /** Late: it stands one move before the pickup. */
  private isToWait({ arrivalLimitAt }: OrderRecord, task: RobotTask): boolean {
    const waited = movesOn(task, 'pickup') - (MOVES_PER_LEG - 1);
    if (waited < 0 || waited > LATE_MOVES * 1_000) return false;
    return arrivalLimitAt === null ? waited < LATE_MOVES : this.clock.now() <= arrivalLimitAt;
  }

  private async isFree(hubId: number, courierId: number): Promise<boolean> {
    const [view] = await this.couriers.byIds(hubId, [courierId]);
    return view?.status === 'available';
  }

  /** Of all robots that were asked, the first says yes. */
  private async acceptIfAsked(order: OrderRecord, task: RobotTask): Promise<boolean> {
    for (const { id } of await this.fleet.of(order.hubId)) {
      const scope = robotScope(order.hubId, id);
      const offer = (await this.offers.list(scope)).find(({ orderId }) => orderId === order.id);
      if (!offer) continue;
      try {
        await this.offers.accept(scope, offer.id);
      } catch (error) {
        // Taken by somebody else, or this robot by another order: the search goes on, and so does this.
        if (!isDomainError(error, 'offer_gone') && !isDomainError(error, 'courier_unavailable')) throw error;
        continue;
      }
      const { calledCourierId } = task;
      if (calledCourierId !== null && calledCourierId !== id)
        await this.fleet.dismiss(order.hubId, calledCourierId);
      Object.assign(task, { calledCourierId: null, leg: null, moves: 0 });
      return true;
    }
    return false;
  }
}
