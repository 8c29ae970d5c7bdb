import type { Bundle } from './bundle.types.js';
import { MAX_VISITS } from './carried-visits.calculator.js';
import type { NumberedPlace } from './pass-places.calculator.js';
import type {
  CarriedVisit,
  PlanCourier,
  PlannedTrip,
  PlannedVisit,
  PlanWorld,
  Seconds,
  TripUnderway,
} from './planning.types.js';
import { type Timetable, timetableOf } from './timetable.calculator.js';
import { delayCost, lateCost, latestDelivery } from './trip-cost.rules.js';

const MINUTE = 60;

export interface Insertion extends Pick<PlannedTrip, 'pickupAt' | 'visits' | 'freeAt'> {
  /** When the courier turns to the new pickup: until then the plan may change. */
  readonly leaveAt: Seconds;
  /** Delay of the new orders, and what the orders carried already lose by them. */
  readonly cost: number;
  /** Courier's time beyond what the trip under way takes anyway. */
  readonly detour: Seconds;
}

type Visit = Omit<CarriedVisit, 'latestAt' | 'dueAt'>;

/**
 * The best place for a bundle within what the courier does already; null: none. Only bundles of one pickup,
 * near the way, and so that neither an order carried nor one of the bundle is later than its limit.
 */
export function insertionOf(world: PlanWorld, bundle: Bundle, courier: PlanCourier): Insertion | null {
  const { underway } = courier;
  const { settings } = world;
  if (!settings.bundles.insertion || underway === null || bundle.pickups.length > 1) return null;
  if (underway.visits.length > MAX_VISITS) return null;
  const fits =
    underway.load + bundle.load <= courier.room &&
    underway.weightKg + bundle.weightKg <= courier.maxWeightKg &&
    bundle.orders.every(({ canCombine }) => canCombine);
  const [pickup] = bundle.pickups;
  const isNear = (place: NumberedPlace) =>
    world.travel(place, pickup.place, courier.vehicle) <= settings.bundles.pickupsApart &&
    world.isInReach(place, pickup.place, courier.vehicle);
  const passes = isNear(underway.place) || underway.visits.some(({ place }) => isNear(place));
  return fits && passes ? new Inserting(world, bundle, courier, underway).best() : null;
}

/** An order that is put into a trip is measured by the courier who would turn to it at once. */
export function startOfInsertion(courier: PlanCourier): PlanCourier {
  const { underway } = courier;
  return underway === null ? courier : { ...courier, place: underway.place, freeAt: underway.at };
}

class Inserting {
  private readonly before: Timetable;
  private readonly collect: Visit;
  private readonly deliver: readonly Visit[];
  /** Latest delivery of each new order. */
  private readonly latest: ReadonlyMap<number, Seconds>;

  constructor(
    private readonly world: PlanWorld,
    private readonly bundle: Bundle,
    private readonly courier: PlanCourier,
    private readonly underway: TripUnderway,
  ) {
    const [pickup] = bundle.pickups;
    const [{ id: orderId, pickupKey }] = bundle.orders;
    const visit = (kind: Visit['kind'], order: number, place: NumberedPlace): Visit => ({
      orderId: order,
      kind,
      place,
      pickupKey,
      readyAt: bundle.readyAt,
    });
    this.collect = visit('pickup', orderId, pickup.place);
    this.deliver = bundle.drops.flatMap(({ order }) =>
      order.drops.map((drop) => visit('drop', order.id, drop)),
    );
    this.before = this.timetable(underway.visits);
    const start = startOfInsertion(courier);
    this.latest = new Map(bundle.drops.map((drop) => [drop.order.id, latestDelivery(world, drop, start)]));
  }

  best(): Insertion | null {
    const { visits, place } = this.underway;
    let best: Insertion | null = null;
    for (const [from, next] of visits.entries()) {
      const near = [visits[from - 1]?.place ?? place, next.place];
      if (!near.some((one) => this.way(one, this.collect.place) <= this.world.settings.bundles.pickupsApart))
        continue;
      for (let to = from; to <= visits.length; to++) {
        const tried = this.insert(from, to);
        if (tried !== null && (best === null || tried.cost < best.cost)) best = tried;
      }
    }
    return best;
  }

  /** Collects before the visit `from` and delivers before the visit `to`. null: a limit is exceeded. */
  private insert(from: number, to: number): Insertion | null {
    const { visits, at } = this.underway;
    const all = [
      ...visits.slice(0, from),
      this.collect,
      ...visits.slice(from, to),
      ...this.deliver,
      ...visits.slice(to),
    ];
    const timetable = this.timetable(all);
    const pickupAt = timetable.at[from] ?? 0;
    if (pickupAt > this.courier.shiftEndsAt) return null;
    const lost = this.lossOfCarried(timetable, from, to);
    const gained = this.delayOfNew(timetable, pickupAt, to + 1);
    if (lost === null || gained === null) return null;
    return {
      leaveAt: from === 0 ? at : (timetable.leaveAt[from - 1] ?? at),
      pickupAt,
      visits: all.flatMap((visit, i) => this.planned(visit, timetable.at[i] ?? 0)),
      freeAt: timetable.freeAt,
      cost: lost + gained,
      detour: timetable.freeAt - this.before.freeAt,
    };
  }

  private planned(visit: Visit, at: Seconds): PlannedVisit[] {
    const orders = visit === this.collect ? this.bundle.orders.map(({ id }) => id) : [visit.orderId];
    return orders.map((orderId) => ({ orderId, kind: visit.kind, at }));
  }

  private lossOfCarried(timetable: Timetable, from: number, to: number): number | null {
    const { weights } = this.world.settings;
    let cost = 0;
    for (const [i, { kind, dueAt, latestAt }] of this.underway.visits.entries()) {
      if (kind !== 'drop') continue;
      const before = this.before.at[i] ?? 0;
      const now = timetable.at[i + (i >= from ? 1 : 0) + (i >= to ? this.deliver.length : 0)] ?? 0;
      if (now > Math.max(before, latestAt)) return null;
      cost += (weights.delay * (now - before)) / MINUTE;
      cost += lateCost(now - dueAt, weights) - lateCost(before - dueAt, weights);
    }
    return cost;
  }

  private delayOfNew(timetable: Timetable, pickupAt: Seconds, first: number): number | null {
    const offsets = new Map<number, Seconds>();
    for (const [i, { orderId }] of this.deliver.entries())
      offsets.set(orderId, (timetable.at[first + i] ?? 0) - pickupAt);
    for (const [orderId, after] of offsets)
      if (pickupAt + after > (this.latest.get(orderId) ?? 0)) return null;
    const drops = this.bundle.drops.map((drop) => ({ ...drop, after: offsets.get(drop.order.id) ?? 0 }));
    return delayCost({ ...this.bundle, drops }, pickupAt, this.world.settings.weights);
  }

  private timetable(visits: readonly Visit[]): Timetable {
    return timetableOf(this.underway, visits, this.world.settings, (from, to) => this.way(from, to));
  }

  private way(from: NumberedPlace, to: NumberedPlace): Seconds {
    return this.world.travel(from, to, this.courier.vehicle);
  }
}
