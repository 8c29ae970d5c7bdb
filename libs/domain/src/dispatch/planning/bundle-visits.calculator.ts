import { groupedBy } from '../../base/index.js';
import type { Bundle, BundleDrop, BundlePickup } from './bundle.types.js';
import type { NumberedPlace } from './pass-places.calculator.js';
import type { PlanOrder, PlanWorld, Seconds } from './planning.types.js';

interface Sequence {
  readonly pickups: readonly BundlePickup[];
  readonly drops: readonly Omit<BundleDrop, 'direct'>[];
  readonly end: NumberedPlace;
  readonly duration: Seconds;
}

/** A bundle in the sequence that delivers earliest on average. `from`: no courier is at a pickup before. */
export function bundleOf(
  world: PlanWorld,
  orders: Bundle['orders'],
  vehicles: string,
  from: Seconds,
): Bundle {
  const search = new SequenceSearch(world, orders, from);
  const { pickups, drops, end, duration } = search.best();
  const [start, ...others] = pickups;
  if (start === undefined) throw new Error('A bundle has at least one order');
  return {
    orders,
    vehicles,
    pickups: [start, ...others],
    readyAt: pickups.reduce((latest, { readyAt, after }) => Math.max(latest, readyAt - after), -Infinity),
    load: orders.reduce((sum, order) => sum + order.load, 0),
    weightKg: orders.reduce((sum, order) => sum + order.weightKg, 0),
    drops: drops.map(({ order, pickup, after }) => ({
      order,
      pickup,
      after,
      direct: world.settings.pickupService + search.leg(order.pickup, order),
    })),
    duration,
    end,
  };
}

/** Tries all sequences that collect before they deliver, giving up those already worse than the best. */
class SequenceSearch {
  private readonly groups: readonly (readonly PlanOrder[])[];
  private readonly vehicle: number;
  private readonly pickups: (BundlePickup | undefined)[];
  private readonly sequence: BundlePickup[] = [];
  private readonly drops: Omit<BundleDrop, 'direct'>[] = [];
  private found: Sequence | null = null;
  private leastCost = Infinity;

  constructor(
    private readonly world: PlanWorld,
    private readonly orders: Bundle['orders'],
    private readonly from: Seconds,
  ) {
    this.vehicle = vehicleOf(orders[0]);
    this.groups = [...groupedBy(orders, ({ pickupKey }) => pickupKey).values()];
    this.pickups = this.groups.map(() => undefined);
  }

  best(): Sequence {
    for (const group of this.groups.keys()) this.collect(group, 0, this.from, 0);
    if (this.found === null) throw new Error('A bundle has a sequence');
    return this.found;
  }

  /** From a place to the order's last drop. */
  leg(from: NumberedPlace, order: PlanOrder): Seconds {
    const { dropService } = this.world.settings;
    let at = from;
    let after = 0;
    for (const [i, drop] of order.drops.entries()) {
      after += (i > 0 ? dropService : 0) + this.world.travel(at, drop, this.vehicle) + dropService;
      at = drop;
    }
    return after;
  }

  /** `after`: since the first pickup, at `startsAt`, so that none waits. `sum`: of the deliveries' times. */
  private collect(group: number, after: Seconds, startsAt: Seconds, sum: Seconds): void {
    const orders = this.groups[group] ?? [];
    const place = (orders[0] ?? this.orders[0]).pickup;
    const readyAt = orders.reduce((latest, order) => Math.max(latest, order.readyAt), -Infinity);
    const pickup = { place, orders, readyAt, after };
    this.pickups[group] = pickup;
    this.sequence.push(pickup);
    this.extend(place, after + this.world.settings.pickupService, Math.max(startsAt, readyAt - after), sum);
    this.sequence.pop();
    this.pickups[group] = undefined;
  }

  private extend(place: NumberedPlace, clock: Seconds, startsAt: Seconds, sum: Seconds): void {
    const cost = sum + (startsAt - this.from) * this.orders.length;
    if (cost >= this.leastCost) return;
    if (this.drops.length === this.orders.length) {
      this.leastCost = cost;
      this.found = { pickups: [...this.sequence], drops: [...this.drops], end: place, duration: clock };
      return;
    }
    for (const [group, orders] of this.groups.entries()) {
      const pickup = this.pickups[group];
      if (pickup === undefined) {
        const [first = this.orders[0]] = orders;
        const way = this.world.travel(place, first.pickup, this.vehicle);
        this.collect(group, clock + way + this.world.settings.pickupService, startsAt, sum);
      } else for (const order of orders) this.drop(order, pickup, place, clock, startsAt, sum);
    }
  }

  private drop(
    order: PlanOrder,
    pickup: BundlePickup,
    place: NumberedPlace,
    clock: Seconds,
    startsAt: Seconds,
    sum: Seconds,
  ): void {
    if (this.drops.some((drop) => drop.order === order)) return;
    const after = clock + this.leg(place, order);
    this.drops.push({ order, pickup, after });
    this.extend(order.drops.at(-1) ?? place, after + this.world.settings.dropService, startsAt, sum + after);
    this.drops.pop();
  }
}

/** A vehicle type that may carry the order. Any will do: travel times are compared, not promised. */
export function vehicleOf({ vehicles }: PlanOrder): number {
  return vehicles.values().next().value ?? 0;
}
