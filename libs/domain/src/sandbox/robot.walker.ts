import { Injectable } from '@nestjs/common';
import { CourierQueries } from '../couriers/index.js';
import { RoutePlanner } from '../geography/index.js';
import type { OrderRecord } from '../orders/index.js';
import type { Point } from '../shared/index.js';
import type { RobotTask } from './robot-task.entity.js';
import { RobotFleet } from './robot.fleet.js';
import { MOVES_PER_LEG, movesOn, placeOn, startNear } from './robot.walk.js';

/** Takes robots along the streets, as the planner knows them. */
@Injectable()
export class RobotWalker {
  constructor(
    private readonly fleet: RobotFleet,
    private readonly couriers: CourierQueries,
    private readonly routes: RoutePlanner,
  ) {}

  /** The next move of this way; false: it is there. */
  async walk(
    { hubId }: OrderRecord,
    courierId: number,
    task: RobotTask,
    leg: string,
    to: Point,
  ): Promise<boolean> {
    const moves = movesOn(task, leg);
    const arrived = moves >= MOVES_PER_LEG;
    await this.fleet.moveTo(courierId, arrived ? to : await this.next(hubId, courierId, to, moves));
    Object.assign(task, { leg, moves: moves + 1 });
    return !arrived;
  }

  /** As much of what is left of the way as makes all moves alike; the last one ends at the target exactly. */
  private async next(hubId: number, courierId: number, to: Point, moves: number): Promise<Point> {
    const left = MOVES_PER_LEG - moves;
    if (left <= 1) return to;
    const from = (await this.couriers.lastPosition(hubId, courierId)) ?? startNear(to);
    return placeOn(await this.routes.line([from, to], 'motorbike'), 1 / left) ?? to;
  }
}
