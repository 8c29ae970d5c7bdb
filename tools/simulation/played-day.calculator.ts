import type { PlanCourier, PlannedTrip, PlanOrder, PlanWorld, Seconds } from '#domain/testing';
import { CourierRoute } from './courier-route.calculator.js';
import type { OrderEnd, PlayableDay, PlayedDay, PlayOptions } from './played-day.types.js';

/**
 * Plays a day on a virtual clock: one pass a step, each on what is known at that instant and no more. A pure function of
 * the day and the options.
 */
export function playDay<Place>(day: PlayableDay<Place>, options: PlayOptions<Place>): PlayedDay {
  const clock = new DayClock(day, options);
  for (const pass of clock.passes()) clock.run(pass);
  return clock.outcome();
}

const NOT_TAKEN: OrderEnd = { courierId: null, decidedAt: 0, pickupAt: 0, deliveredAt: 0 };
/** Food that is not ready at its time is expected within the next pass. */
const NOT_YET: Seconds = 60;

class DayClock<Place> {
  private readonly taken: OrderEnd[];
  private readonly routes: readonly CourierRoute<Place>[];
  private readonly declinedBy = new Map<number, Set<number>>();
  /** Beside the regular passes: when an offer was declined. */
  private readonly answers = new Set<Seconds>();
  private readonly first: Seconds;
  private readonly last: Seconds;
  private declined = 0;

  constructor(
    private readonly day: PlayableDay<Place>,
    private readonly options: PlayOptions<Place>,
  ) {
    this.taken = day.orders.map(() => NOT_TAKEN);
    this.first = day.orders.reduce((least, { placedAt }) => Math.min(least, placedAt), Infinity);
    this.last = day.couriers.reduce((most, { offAt }) => Math.max(most, offAt), -Infinity);
    this.routes = day.couriers.map((courier) => new CourierRoute(courier, day, options.settings));
  }

  /** The instants at which something is decided, from the first order to the end of the last shift. */
  *passes(): Generator<Seconds> {
    const { first, last } = this;
    for (let now = first; now <= last; now += this.options.settings.step) {
      yield now;
      const next = now + this.options.settings.step;
      for (const answer of this.answers) {
        if (answer > next) continue;
        this.answers.delete(answer);
        if (answer < next && answer <= last) yield answer;
      }
    }
  }

  run(now: Seconds): void {
    const world = this.world(now);
    if (world.orders.length === 0) return;
    const before = performance.now();
    const { commit } = this.options.strategy(world, this.options.settings);
    this.options.onPass?.(world, performance.now() - before);
    for (const trip of commit) this.offer(now, trip);
  }

  outcome(): PlayedDay {
    return { orders: this.taken, couriers: this.routes, declined: this.declined };
  }

  private world(now: Seconds): PlanWorld<Place> {
    return {
      now,
      orders: this.day.orders.flatMap((order, id) =>
        this.taken[id]?.courierId === null && order.placedAt <= now ? [this.planOrder(id, now)] : [],
      ),
      couriers: this.routes.flatMap((route, id) =>
        route.courier.offAt >= now ? [this.planCourier(route, id, now)] : [],
      ),
      travel: (from, to, vehicle) => this.day.travel(from, to, vehicle),
    };
  }

  private planOrder(id: number, now: Seconds): PlanOrder<Place> {
    const order = this.day.orders[id];
    if (order === undefined) throw new Error(`The day has no order ${String(id)}`);
    return { ...order, id, readyAt: this.readyAt(id, now), declinedBy: this.declinedBy.get(id) ?? NOBODY };
  }

  private planCourier(route: CourierRoute<Place>, id: number, now: Seconds): PlanCourier<Place> {
    const { vehicle, onAt, offAt, room, maxWeightKg } = route.courier;
    const hours = Math.max(0, now - onAt) / 3_600;
    return {
      id,
      vehicle,
      place: route.place,
      freeAt: route.freeAt((orderId) => this.readyAt(orderId, now)),
      shiftEndsAt: offAt,
      room,
      spare: room,
      maxWeightKg,
      underway: this.options.settings.bundles.insertion ? route.underway(now) : null,
      workload: route.carried - this.options.fairOrdersPerHour * hours,
    };
  }

  /** What is known of it at the instant. */
  private readyAt(id: number, now: Seconds): Seconds {
    const order = this.day.orders[id];
    if (order === undefined) return now;
    if (order.reallyReadyAt <= now) return order.reallyReadyAt;
    return order.readyAt <= now ? now + NOT_YET : order.readyAt;
  }

  private offer(now: Seconds, trip: PlannedTrip): void {
    const route = this.routes[trip.courierId];
    if (route === undefined) return;
    const { declines, random, settings } = this.options;
    if (declines === undefined || random() >= declines) {
      this.take(now, route, trip);
      return;
    }
    this.declined++;
    route.waitUntil(now + settings.offer);
    this.answers.add(now + settings.offer);
    for (const { orderId } of trip.deliveries)
      this.declinedBy.set(orderId, new Set([...(this.declinedBy.get(orderId) ?? []), trip.courierId]));
  }

  /** An answer takes as long as an offer may take: the courier leaves that much later. */
  private take(now: Seconds, route: CourierRoute<Place>, trip: PlannedTrip): void {
    const { visits, timetable } = route.take(trip, now, now + this.options.settings.offer);
    for (const { orderId } of trip.deliveries)
      this.taken[orderId] = { ...NOT_TAKEN, courierId: trip.courierId, decidedAt: now };
    for (const [i, { orderId, kind }] of visits.entries()) {
      const at = timetable.at[i] ?? 0;
      const order = this.taken[orderId] ?? NOT_TAKEN;
      this.taken[orderId] = kind === 'pickup' ? { ...order, pickupAt: at } : { ...order, deliveredAt: at };
    }
  }
}

const NOBODY: ReadonlySet<number> = new Set();
