import { Injectable } from '@nestjs/common';
import { CourierQueries } from '../../people/index.js';
import { RoutePlanner } from '../../places/index.js';
import { Offers } from '../../dispatch/index.js';
import type { OrderRecord, Stop } from '../../ordering/index.js';
import { Clock, isDone, courierScope, type Point } from '../../base/index.js';
import type { RobotTask } from './robot-task.store.js';
import { RobotCouriers } from './robot-couriers.service.js';
import { RobotOrderCommands } from './robot-order.commands.js';
import {
  MOVES_PER_LEG,
  movesOnLeg,
  pointAlong,
  requirePoint,
  startPointNear,
} from './robot-movement.rules.js';
import { parseRobotInstructions } from './robot-instructions.parser.js';

/** Moves that a robot waits to be late, where the hub has no limit for arriving. */
const LATE_MOVES = 5;

/** What a courier would do next in the order's state. The task is changed in place; the caller saves it. */
@Injectable()
export class RobotSteps {
  constructor(
    private readonly clock: Clock,
    private readonly robotCouriers: RobotCouriers,
    private readonly couriers: CourierQueries,
    private readonly routes: RoutePlanner,
    private readonly offers: Offers,
    private readonly orders: RobotOrderCommands,
  ) {}

  async run(order: OrderRecord, task: RobotTask): Promise<void> {
    const { status, courierId, cancelOnReturn, stops } = order;
    const stop = cancelOnReturn === null && stops.find((each) => each.status === 'pending');
    if (status === 'pending' || courierId === null) await this.awaitOffer(order, task);
    else if (status === 'accepted') await this.goToPickup(order, courierId, task);
    else if (status === 'arrived_pickup_location') await this.orders.collect(order, courierId);
    else if (stop) await this.goToStop(order, courierId, task, stop);
    else await this.goBack(order, courierId, task);
  }

  private async awaitOffer(order: OrderRecord, task: RobotTask): Promise<void> {
    if (parseRobotInstructions(order).nobody) return;
    const near = startPointNear(requirePoint(order.pickup));
    if (await this.acceptIfAsked(order, task)) return;
    if (task.calledCourierId !== null && (await this.isFree(order.hubId, task.calledCourierId))) {
      await this.robotCouriers.moveTo(task.calledCourierId, near);
      return;
    }
    task.calledCourierId = null;
    task.calledCourierId = await this.robotCouriers.sendTo(order, near);
  }

  private async goToPickup(order: OrderRecord, courierId: number, task: RobotTask): Promise<void> {
    const instructions = parseRobotInstructions(order);
    if (instructions.giveBack && !task.gaveBack && movesOnLeg(task, 'pickup') > 0) {
      await this.orders.giveBack(order, courierId);
      Object.assign(task, { gaveBack: true, calledCourierId: null, leg: null, moves: 0 });
      await this.robotCouriers.sendOffDuty(order.hubId, courierId);
      return;
    }
    if (instructions.late && this.isToWait(order, task)) {
      task.moves += 1;
      return;
    }
    if (await this.move(order, courierId, task, 'pickup', requirePoint(order.pickup))) return;
    await this.orders.arrive(order, courierId);
  }

  private async goToStop(order: OrderRecord, courierId: number, task: RobotTask, stop: Stop): Promise<void> {
    if (stop.latitude === null) {
      await this.orders.enterAddress(order, courierId, stop);
      return;
    }
    const leg = `stop ${String(stop.ordinal)}`;
    if (await this.move(order, courierId, task, leg, requirePoint(stop))) return;
    if (stop.arrivedAt === null) await this.orders.arriveAtStop(order, courierId, stop);
    else if (parseRobotInstructions(order).fails(stop)) await this.orders.failStop(order, courierId, stop);
    else await this.orders.deliver(order, courierId, stop);
  }

  private async goBack(order: OrderRecord, courierId: number, task: RobotTask): Promise<void> {
    if (await this.move(order, courierId, task, 'return', requirePoint(order.pickup))) return;
    await this.orders.completeReturn(order, courierId);
  }

  /** A robot that shall be late waits before the pickup. */
  private isToWait({ arrivalLimitAt }: OrderRecord, task: RobotTask): boolean {
    const waited = movesOnLeg(task, 'pickup') - (MOVES_PER_LEG - 1);
    if (waited < 0 || waited > LATE_MOVES * 1_000) return false;
    return arrivalLimitAt === null ? waited < LATE_MOVES : this.clock.now() <= arrivalLimitAt;
  }

  /** false: the robot has arrived. */
  private async move({ hubId }: OrderRecord, courierId: number, task: RobotTask, leg: string, to: Point) {
    const moves = movesOnLeg(task, leg);
    const arrived = moves >= MOVES_PER_LEG;
    await this.robotCouriers.moveTo(courierId, arrived ? to : await this.next(hubId, courierId, to, moves));
    Object.assign(task, { leg, moves: moves + 1 });
    return !arrived;
  }

  /** All moves are of the same length, and the last ends exactly at the target. */
  private async next(hubId: number, courierId: number, to: Point, moves: number): Promise<Point> {
    const left = MOVES_PER_LEG - moves;
    if (left <= 1) return to;
    const from = (await this.couriers.lastPosition(hubId, courierId)) ?? startPointNear(to);
    return pointAlong(await this.routes.line(hubId, [from, to], 'motorbike'), 1 / left) ?? to;
  }

  private async isFree(hubId: number, courierId: number): Promise<boolean> {
    const [view] = await this.couriers.byIds(hubId, [courierId]);
    return view?.status === 'available';
  }

  private async acceptIfAsked(order: OrderRecord, task: RobotTask): Promise<boolean> {
    for (const { id } of await this.robotCouriers.inHub(order.hubId)) {
      const scope = courierScope(order.hubId, id);
      const offer = (await this.offers.list(scope)).find(({ orderId }) => orderId === order.id);
      if (!offer) continue;
      // Another courier has the order, or this robot has another one: the search goes on.
      if (!(await isDone(this.offers.accept(scope, offer.id), 'offer_gone', 'courier_unavailable'))) continue;
      const { calledCourierId } = task;
      if (calledCourierId !== null && calledCourierId !== id)
        await this.robotCouriers.sendOffDuty(order.hubId, calledCourierId);
      Object.assign(task, { calledCourierId: null, leg: null, moves: 0 });
      return true;
    }
    return false;
  }
}
