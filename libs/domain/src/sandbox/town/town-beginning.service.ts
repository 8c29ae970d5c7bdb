import { Injectable } from '@nestjs/common';
import { CourierDuty, CourierPositions } from '../../people/index.js';
import { OrderLifecycle, type OrderRecord } from '../../ordering/index.js';
import { RoutePlanner } from '../../places/index.js';
import { Clock, isDomainError, type Point } from '../../base/index.js';
import { pointAlong, RobotOrderCommands } from '../robots/index.js';
import type { Town } from './town.entity.js';
import { TownOrders } from './town-orders.service.js';
import type { TownPeople } from './town-people.service.js';
import { chanceOf } from './town-rhythm.rules.js';
import { riderScope } from './town-shifts.service.js';

/** Numbers of the first orders that are on board already, and that are on their way to be collected; the rest waits. */
const ON_BOARD = 5;
const ASSIGNED = 4;

/** The first minute of a town: couriers are on shift and some orders under way, as if it had been at work before. */
@Injectable()
export class TownBeginning {
  constructor(
    private readonly clock: Clock,
    private readonly duty: CourierDuty,
    private readonly positions: CourierPositions,
    private readonly routes: RoutePlanner,
    private readonly lifecycle: OrderLifecycle,
    private readonly commands: RobotOrderCommands,
  ) {}

  async of(town: Town, orders: TownOrders, people: TownPeople, homes: readonly Point[]): Promise<void> {
    for (const [index, id] of people.couriers.entries()) {
      await this.duty.goOnline(riderScope(town.hubId, id), id);
      await this.stand(id, homes[index % homes.length]);
    }
    const placed = await orders.begin(town, people);
    for (const [index, order] of placed.slice(0, ON_BOARD + ASSIGNED).entries()) {
      const courierId = people.couriers[index % people.couriers.length];
      if (courierId !== undefined) await this.send(order, courierId, index < ON_BOARD);
    }
  }

  private async send(order: OrderRecord, courierId: number, onBoard: boolean): Promise<void> {
    try {
      const taken = await this.lifecycle.accept(riderScope(order.hubId, courierId), order.id, courierId);
      await this.stand(courierId, await this.between(taken, onBoard));
      if (!onBoard) return;
      await this.commands.arrive(taken, courierId);
      await this.commands.collect(taken, courierId);
    } catch (error) {
      // The search was faster: somebody has it already.
      if (!isDomainError(error, 'transition_refused') && !isDomainError(error, 'courier_unavailable'))
        throw error;
    }
  }

  /** A place on the way to the door, or at the counter. */
  private async between(
    { hubId, pickup, stops, id }: OrderRecord,
    onBoard: boolean,
  ): Promise<Point | undefined> {
    const [from, to] = [pickup, stops[0]].map((place) =>
      typeof place?.latitude === 'number' && typeof place.longitude === 'number'
        ? { latitude: place.latitude, longitude: place.longitude }
        : null,
    );
    if (!from || !to || !onBoard) return from ?? undefined;
    return pointAlong(await this.routes.line(hubId, [from, to], 'motorbike'), 0.15 + 0.6 * chanceOf(id, 31));
  }

  private async stand(courierId: number, place: Point | undefined): Promise<void> {
    if (place) await this.positions.record(courierId, [{ ...place, at: this.clock.now(), accuracy: 6 }]);
  }
}
