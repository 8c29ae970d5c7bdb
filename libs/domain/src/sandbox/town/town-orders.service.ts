import { Injectable } from '@nestjs/common';
import { Hubs, wallClock } from '../../company/index.js';
import {
  CourierVisits,
  OrderCreation,
  OrderLifecycle,
  OrderQueries,
  type OrderRecord,
  type Visit,
} from '../../ordering/index.js';
import {
  cents,
  Clock,
  distanceMeters,
  hubScope,
  isDone,
  lineMeters,
  type Point,
  pointOf,
} from '../../base/index.js';
import type { Town } from './town.store.js';
import { TownDoors, type TownPeople, TownPeopleService } from './town-people.service.js';
import { chanceOf, isStillDue, metresOf, nextOrderAfter } from './town-ride.rules.js';
import { CourierPositions } from '../../people/index.js';
import { RoutePlanner } from '../../places/index.js';
import { pointAlong } from '../robots/index.js';
import { type TownRider, TownShifts } from './town-shifts.service.js';

const RECIPIENTS = [
  'Ana Beatriz,Marcos Vinícius,Dona Cida,Rafael,Juliana Prado,Seu Osvaldo,Camila,Thiago Reis,Patrícia,Lucas',
  'Fernanda Dias,Gustavo,Vera Lúcia,Pedro Henrique,Larissa,Antônio Carlos,Bianca,Rodrigo Paes,Sônia,Mateus',
].flatMap((line) => line.split(','));
const NOTES = [
  null,
  null,
  null,
  'Sem cebola',
  'Deixar na portaria',
  null,
  'Interfone não funciona: ligar',
  null,
];
const MINUTE_MS = 60_000;
/** Open at a time; twelve couriers would never get to more. */
const MAX_OPEN = 40;
/** The town begins with these, so that its board is alive at once. */
const FIRST_ORDERS = 14;
const CANCELLED = 0.02;
const ON_DELIVERY = 0.35;

@Injectable()
export class TownOrders {
  constructor(
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly creation: OrderCreation,
    private readonly lifecycle: OrderLifecycle,
    private readonly orders: OrderQueries,
    private readonly people: TownPeopleService,
  ) {}

  /** Some were promised long ago, so that not all are on time. */
  async begin(town: Town, people: TownPeople): Promise<OrderRecord[]> {
    const placed: OrderRecord[] = [];
    for (let n = 0; n < FIRST_ORDERS; n++) placed.push(await this.place(town, people, 8 + 3 * n));
    town.nextOrderAt = await this.next(town);
    return placed;
  }

  async placeDue(town: Town, people: TownPeople): Promise<void> {
    const now = this.clock.now();
    town.nextOrderAt ??= now;
    if (town.nextOrderAt > now) return;
    const open = await this.orders.newest(hubScope(town.hubId), { statuses: [...OPEN] }, MAX_OPEN + 1, 0);
    if (isStillDue(town.nextOrderAt, now) && open.length < MAX_OPEN) {
      const { id } = await this.place(town, people, null);
      const cancel = () => this.lifecycle.cancel(hubScope(town.hubId), id, { reason: 'consumer_request' });
      if (chanceOf(town.orders, 6) < CANCELLED) await isDone(cancel(), 'order_not_cancellable');
    }
    town.nextOrderAt = await this.next(town);
  }

  /** `promised`: minutes; null: as the hub promises. */
  private async place(town: Town, people: TownPeople, promised: number | null): Promise<OrderRecord> {
    const n = ++town.orders;
    const { places } = this.people;
    const which = places.shopOf(n);
    const shop = places.shops[which];
    const merchantId = people.shops[which];
    if (!shop || merchantId === undefined) throw new Error(`The town has no shop ${String(which)}`);
    const now = this.clock.millis();
    const ready = promised === null ? shop.preparation * (0.6 + 0.8 * chanceOf(n, 7)) : promised / 12;
    const atDoor = chanceOf(n, 8) < ON_DELIVERY;
    return this.creation.create(hubScope(town.hubId), {
      source: 'sandbox',
      merchant: { id: merchantId },
      vehicleTypeId: people.vehicleTypeId,
      categoryId: null,
      pickup: { ...shop.place, name: shop.name },
      stops: [
        {
          ...places.doorOf(n, shop.place),
          name: RECIPIENTS[n % RECIPIENTS.length] ?? null,
          phone: `1998${String(1_000_000 + ((n * 7_919) % 8_999_999))}`,
          ...(atDoor && {
            collectCents: cents(1_990 + 100 * Math.round(90 * chanceOf(n, 9))),
            collectMethod: 'pix',
          }),
        },
      ],
      observation: NOTES[n % NOTES.length] ?? null,
      needsReturn: false,
      needsProof: false,
      paymentMethod: 'invoiced',
      initialStatus: 'pending',
      readyAt: new Date(now + ready * MINUTE_MS),
      ...(promised !== null && { deliverBy: new Date(now + promised * MINUTE_MS) }),
    });
  }

  private async next({ hubId, orders }: Town): Promise<Date> {
    const now = this.clock.now();
    const hour = wallClock((await this.hubs.get(hubId)).timezone, now).getUTCHours();
    return nextOrderAfter(now, hour, chanceOf(orders, 10));
  }
}

const OPEN = ['pending', 'accepted', 'arrived_pickup_location', 'collected', 'delivered'] as const;

/** Closer than this a rider is there. */
const THERE_M = 2;
/** Interval at which a robot that does not move reports its position, so that searches count it. */
const STANDING_MS = 45_000;

/** Couriers ride along the streets, in the sequence that their app would show. */
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
    const goal = visit ? pointOf(visit.place) : home;
    const there = await this.goOn(hubId, rider, rider.place ?? home, goal);
    if (visit && goal && distanceMeters(there, goal) < THERE_M) await this.doors.act(hubId, rider.id, visit);
  }

  /** `goal` null: nobody knows the place yet. @returns where the rider is now. */
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
