import { Injectable } from '@nestjs/common';
import { CourierQueries } from '../../people/index.js';
import { RoutePlanner } from '../../places/index.js';
import type { OrderRecord } from '../../ordering/index.js';
import type { Point } from '../../base/index.js';
import type { RobotTask } from './robot-task.entity.js';
import { RobotCouriers } from './robot-couriers.service.js';
import { MOVES_PER_LEG, movesOnLeg, pointAlong, startPointNear } from './robot-route.rules.js';

/** Moves robots along the route of the route planner. */
@Injectable()
export class RobotMovement {
  constructor(
    private readonly robotCouriers: RobotCouriers,
    private readonly couriers: CourierQueries,
    private readonly routes: RoutePlanner,
  ) {}

  /** Moves the robot one step on; false: it has arrived. */
  async move(
    { hubId }: OrderRecord,
    courierId: number,
    task: RobotTask,
    leg: string,
    to: Point,
  ): Promise<boolean> {
    const moves = movesOnLeg(task, leg);
    const arrived = moves >= MOVES_PER_LEG;
    await this.robotCouriers.moveTo(courierId, arrived ? to : await this.next(hubId, courierId, to, moves));
    Object.assign(task, { leg, moves: moves + 1 });
    return !arrived;
  }

  /** The next point of the way: all moves are of the same length, and the last ends exactly at the target. */
  private async next(hubId: number, courierId: number, to: Point, moves: number): Promise<Point> {
    const left = MOVES_PER_LEG - moves;
    if (left <= 1) return to;
    const from = (await this.couriers.lastPosition(hubId, courierId)) ?? startPointNear(to);
    return pointAlong(await this.routes.line(hubId, [from, to], 'motorbike'), 1 / left) ?? to;
  }
}
