import { Injectable } from '@nestjs/common';
import { CourierPositions } from '../../people/index.js';
import { CourierVisits, type Visit } from '../../ordering/index.js';
import { RoutePlanner } from '../../places/index.js';
import { Clock, distanceMeters, lineMeters, type Point } from '../../base/index.js';
import { pointAlong } from '../robots/index.js';
import { TownDoors } from './town-doors.service.js';
import { metresOf } from './town-ride.rules.js';
import { type TownRider, TownShifts } from './town-shifts.service.js';

/** Closer than this a rider is there. */
const THERE_M = 2;
/** Whoever stands still says so now and then, so that searches count them. */
const STANDING_MS = 45_000;

/** The couriers of a town ride along its streets, in the sequence that their app would show. */
@Injectable()
export class TownRiders {
  constructor(
    private readonly clock: Clock,
    private readonly positions: CourierPositions,
    private readonly visits: CourierVisits,
    private readonly routes: RoutePlanner,
    private readonly shifts: TownShifts,
    private readonly doors: TownDoors,
  ) {}

  /** `homes`: where couriers without orders wait. */
  async step(hubId: number, couriers: readonly number[], homes: readonly Point[]): Promise<void> {
    const riders = await this.shifts.riders(hubId, couriers);
    const plans = await this.visits.ofMany(couriers);
    for (const rider of riders) {
      const home = homes[couriers.indexOf(rider.id) % homes.length];
      if (home) await this.ride(hubId, rider, home, plans.get(rider.id)?.visits[0]);
    }
  }

  private async ride(hubId: number, rider: TownRider, home: Point, visit: Visit | undefined): Promise<void> {
    const goal = visit ? placeOf(visit) : home;
    const there = await this.goOn(hubId, rider, rider.place ?? home, goal);
    if (visit && goal && distanceMeters(there, goal) < THERE_M) await this.doors.act(hubId, rider.id, visit);
  }

  /** `goal`: null where nobody knows the place yet. @returns where the rider is now. */
  private async goOn(hubId: number, rider: TownRider, here: Point, goal: Point | null): Promise<Point> {
    const now = this.clock.now();
    const since = now.getTime() - (rider.seenAt?.getTime() ?? 0);
    const there = goal ? await this.onwards(hubId, here, goal, metresOf(rider.id, since)) : here;
    const stands = rider.place !== null && distanceMeters(here, there) < 1;
    if (!stands || since > STANDING_MS)
      await this.positions.record(rider.id, [{ ...there, at: now, accuracy: 6 }]);
    return there;
  }

  private async onwards(hubId: number, here: Point, goal: Point, metres: number): Promise<Point> {
    if (distanceMeters(here, goal) < THERE_M) return here;
    const line = await this.routes.line(hubId, [here, goal], 'motorbike');
    const length = lineMeters(line);
    return length <= metres ? goal : (pointAlong(line, metres / length) ?? goal);
  }
}

function placeOf({ place: { latitude, longitude } }: Visit): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
