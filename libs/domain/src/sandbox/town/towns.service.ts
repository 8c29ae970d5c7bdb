import { Injectable, Logger } from '@nestjs/common';
import { Clock, isDomainError, isDone, type Point, pointOf, courierScope } from '../../base/index.js';
import { type Town, TownStore } from './town.store.js';
import { TownOrders, TownRiders } from './town-orders.service.js';
import { type TownPeople, TownPeopleService } from './town-people.service.js';
import { CourierDuty, CourierPositions } from '../../people/index.js';
import { OrderLifecycle, type OrderRecord } from '../../ordering/index.js';
import { RoutePlanner } from '../../places/index.js';
import { pointAlong, RobotOrderCommands } from '../robots/index.js';
import { chanceOf } from './town-ride.rules.js';

/** Of the first orders so many are on board, so many more on their way to be collected; the others wait. */
const ON_BOARD = 5;
const ASSIGNED = 4;

/** Initial state of a robot town: couriers on shift and some orders under way, as if it had run before. */
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
      await this.duty.goOnline(courierScope(town.hubId, id), id);
      await this.placeCourier(id, homes[index % homes.length]);
    }
    const placed = await orders.begin(town, people);
    for (const [index, order] of placed.slice(0, ON_BOARD + ASSIGNED).entries()) {
      const courierId = people.couriers[index % people.couriers.length];
      // The search may be faster: somebody has it already.
      if (courierId === undefined) continue;
      const sent = this.send(order, courierId, index < ON_BOARD);
      await isDone(sent, 'transition_refused', 'courier_unavailable');
    }
  }

  private async send(order: OrderRecord, courierId: number, onBoard: boolean): Promise<void> {
    const taken = await this.lifecycle.accept(courierScope(order.hubId, courierId), order.id, courierId);
    await this.placeCourier(courierId, await this.firstPoint(taken, onBoard));
    if (!onBoard) return;
    await this.commands.arrive(taken, courierId);
    await this.commands.collect(taken, courierId);
  }

  private async firstPoint(
    { hubId, pickup, stops, id }: OrderRecord,
    onBoard: boolean,
  ): Promise<Point | undefined> {
    const [from, to] = [pickup, stops[0]].map((place) => (place ? pointOf(place) : null));
    if (!from || !to || !onBoard) return from ?? undefined;
    return pointAlong(await this.routes.line(hubId, [from, to], 'motorbike'), 0.15 + 0.6 * chanceOf(id, 31));
  }

  private async placeCourier(courierId: number, place: Point | undefined): Promise<void> {
    if (place) await this.positions.record(courierId, [{ ...place, at: this.clock.now(), accuracy: 6 }]);
  }
}

const STEP_MS = 2_000;
const AFTER_FAILURE_MS = 10_000;

/**
 * Robot towns: sandbox hubs with the setting `robotTown`, where shops order in a day's rhythm and robots
 * deliver. The next step follows from what is stored: one lost with its worker is simply done later.
 */
@Injectable()
export class Towns {
  private readonly log = new Logger(Towns.name);

  constructor(
    private readonly clock: Clock,
    private readonly store: TownStore,
    private readonly people: TownPeopleService,
    private readonly orders: TownOrders,
    private readonly riders: TownRiders,
    private readonly beginning: TownBeginning,
  ) {}

  async runDue(limit = 20): Promise<number> {
    await this.store.addNew();
    for (let taken = 0; taken < limit; taken++) {
      const town = await this.store.claimDue();
      if (!town) return taken;
      await this.run(town);
    }
    return limit;
  }

  private async run(town: Town): Promise<void> {
    let pause = STEP_MS;
    try {
      await this.step(town);
    } catch (error) {
      if (isDomainError(error, 'storage_unavailable')) throw error;
      this.log.error(`The town of hub ${String(town.hubId)} failed: ${String(error)}`);
      pause = AFTER_FAILURE_MS;
    }
    await this.store.release(town, new Date(this.clock.millis() + pause));
  }

  private async step(town: Town): Promise<void> {
    const people = await this.people.of(town.hubId);
    if (!people) return;
    const homes = this.people.places.shops.map(({ place }) => place);
    if (town.orders === 0) await this.beginning.of(town, this.orders, people, homes);
    await this.orders.placeDue(town, people);
    await this.riders.step(town.hubId, people.couriers, homes);
  }
}
