import type { Plan, PlanCourier, PlannedTrip, PlanSettings, PlanWorld, Seconds } from '#domain/testing';
import { seededRandom } from '../../test/support/seeded-random.js';
import { CourierRoute } from './courier-route.calculator.js';
import type { Day, DayCourier, DayOrder, PlayableDay, Point } from './day.types.js';

const MINUTE = 60;
/** Orders an hour at which a courier earns the guaranteed pay; more is more than a fair share. */
const FAIR_ORDERS_PER_HOUR = 1.5;
const ROOM = 10;
/** Food that is not ready at its time is expected within the next pass. */
const NOT_YET: Seconds = 60;
const NOBODY: ReadonlySet<number> = new Set();
const NOT_TAKEN = { courierId: null, pickupAt: 0, deliveredAt: 0 };

/** Decides what happens in one pass. */
export type Strategy = (world: PlanWorld<Point>, settings: PlanSettings) => Pick<Plan, 'commit'>;

interface SimulationOptions {
  readonly settings: PlanSettings;
  /** Share of offers that a courier declines. */
  readonly declines?: number;
  /** Greatest difference in minutes between the expected and the real preparation time. */
  readonly uncertainty?: number;
  readonly seed?: number;
  /** Seconds between two places. Without it the straight line counts, as in the benchmark. */
  readonly roads?: (from: Point, to: Point) => Seconds;
  readonly onPass?: (world: PlanWorld<Point>, ms: number) => void;
}

export interface SimulatedDay {
  readonly day: Day;
  /** The times of each order, in seconds; `readyAt` is the real one. */
  readonly fates: readonly {
    readonly order: DayOrder;
    readonly courier: SimulatedCourier | null;
    readonly pickupAt: Seconds;
    readonly deliveredAt: Seconds;
    readonly readyAt: Seconds;
  }[];
  readonly couriers: readonly SimulatedCourier[];
  readonly declined: number;
}

export interface SimulatedCourier extends Pick<CourierRoute, 'carried' | 'trips'> {
  readonly courier: DayCourier;
}

/** Runs a day of the benchmark by its rules, on a virtual clock: one pass a step, each on what is known at that instant and no more. */
export function simulate(day: Day, strategy: Strategy, options: SimulationOptions): SimulatedDay {
  const random = seededRandom(options.seed ?? 1);
  const orders = [...day.orders].sort((a, b) => a.placedAt - b.placedAt);
  const playable = playableOf({ ...day, orders }, options, random);
  const clock = new DayClock(playable, day.couriers, { ...options, strategy, random });
  for (const pass of clock.passes()) clock.run(pass);
  const fates = orders.map((order, i) => {
    const { courierId, ...times } = clock.taken[i]!;
    const courier = courierId === null ? null : clock.routes[courierId]!;
    return { order, courier, ...times, readyAt: playable.orders[i]!.reallyReadyAt };
  });
  return { day, fates, couriers: clock.routes, declined: clock.declined };
}

function playableOf(
  day: Day,
  { uncertainty = 0, roads }: SimulationOptions,
  random: () => number,
): PlayableDay {
  return {
    orders: day.orders.map((order) => {
      const off = uncertainty === 0 ? 0 : Math.round((2 * random() - 1) * uncertainty);
      return {
        pickup: order.restaurant.at,
        pickupKey: order.restaurant.name,
        drops: [order.drop],
        placedAt: order.placedAt * MINUTE,
        readyAt: order.readyAt * MINUTE,
        reallyReadyAt: Math.max(order.placedAt, order.readyAt + off) * MINUTE,
        dueAt: (order.placedAt + day.targetMinutes) * MINUTE,
        load: 1,
        weightKg: 0,
        canCombine: true,
        vehicles: null,
      };
    }),
    // The benchmark counts whole minutes, rounded up.
    travel:
      roads ??
      ((from, to) => Math.ceil(Math.hypot(from.x - to.x, from.y - to.y) / day.metersPerMinute) * MINUTE),
  };
}

class DayClock {
  readonly taken: { courierId: number | null; pickupAt: Seconds; deliveredAt: Seconds }[];
  readonly routes: readonly CourierRoute[];
  declined = 0;
  private readonly declinedBy = new Map<number, Set<number>>();
  /** Beside the regular passes: when an offer was declined. */
  private readonly answers = new Set<Seconds>();

  constructor(
    private readonly day: PlayableDay,
    couriers: readonly DayCourier[],
    private readonly options: SimulationOptions & {
      readonly strategy: Strategy;
      readonly random: () => number;
    },
  ) {
    this.taken = day.orders.map(() => NOT_TAKEN);
    this.routes = couriers.map((courier) => new CourierRoute(courier, day, options.settings));
  }

  /** The instants at which something is decided, from the first order to the end of the last shift. */
  *passes(): Generator<Seconds> {
    const { step } = this.options.settings;
    const last = Math.max(...this.routes.map(({ courier }) => courier.offAt)) * MINUTE;
    for (let now = this.day.orders[0]?.placedAt ?? Infinity; now <= last; now += step) {
      yield now;
      const next = now + step;
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

  private world(now: Seconds): PlanWorld<Point> {
    return {
      now,
      orders: this.day.orders.flatMap((order, id) =>
        this.taken[id]?.courierId === null && order.placedAt <= now
          ? [{ ...order, id, readyAt: this.readyAt(id, now), declinedBy: this.declinedBy.get(id) ?? NOBODY }]
          : [],
      ),
      couriers: this.routes.flatMap((route, id) =>
        route.courier.offAt * MINUTE >= now ? [this.planCourier(route, id, now)] : [],
      ),
      travel: (from, to) => this.day.travel(from, to),
    };
  }

  private planCourier(route: CourierRoute, id: number, now: Seconds): PlanCourier<Point> {
    const hours = Math.max(0, now - route.courier.onAt * MINUTE) / 3_600;
    return {
      id,
      vehicle: 0,
      place: route.place,
      freeAt: route.freeAt((orderId) => this.readyAt(orderId, now)),
      shiftEndsAt: route.courier.offAt * MINUTE,
      room: ROOM,
      spare: ROOM,
      maxWeightKg: Infinity,
      underway: this.options.settings.bundles.insertion ? route.underway(now) : null,
      workload: route.carried - FAIR_ORDERS_PER_HOUR * hours,
    };
  }

  /** What is known of it at the instant. */
  private readyAt(id: number, now: Seconds): Seconds {
    const { reallyReadyAt, readyAt } = this.day.orders[id]!;
    if (reallyReadyAt <= now) return reallyReadyAt;
    return readyAt <= now ? now + NOT_YET : readyAt;
  }

  private offer(now: Seconds, trip: PlannedTrip): void {
    const route = this.routes[trip.courierId]!;
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
  private take(now: Seconds, route: CourierRoute, trip: PlannedTrip): void {
    const { visits, timetable } = route.take(trip, now, now + this.options.settings.offer);
    for (const { orderId } of trip.deliveries)
      this.taken[orderId] = { ...NOT_TAKEN, courierId: trip.courierId };
    for (const [i, { orderId, kind }] of visits.entries()) {
      const at = timetable.at[i] ?? 0;
      const order = this.taken[orderId] ?? NOT_TAKEN;
      this.taken[orderId] = kind === 'pickup' ? { ...order, pickupAt: at } : { ...order, deliveredAt: at };
    }
  }
}
