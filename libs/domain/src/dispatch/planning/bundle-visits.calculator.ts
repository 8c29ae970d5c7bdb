import type { Bundle, BundleDrop, BundlePickup } from './bundle.types.js';
import type { PlanOrder, PlanSettings, PlanWorld, Seconds } from './planning.types.js';

interface Sequence<Place> {
  readonly pickups: readonly BundlePickup<Place>[];
  readonly drops: readonly Omit<BundleDrop<Place>, 'direct'>[];
  readonly end: Place;
  readonly duration: Seconds;
}

/**
 * The orders as one bundle, visited in the sequence that delivers them earliest on average. `from`: no courier is
 * expected at a pickup before it.
 */
export function bundleOf<Place>(
  world: PlanWorld<Place>,
  settings: PlanSettings,
  orders: Bundle<Place>['orders'],
  vehicles: string,
  from: Seconds,
): Bundle<Place> {
  const search = new SequenceSearch(world, settings, orders, from);
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
      direct: settings.pickupService + search.leg(order.pickup, order),
    })),
    duration,
    end,
  };
}

/** Tries every sequence that collects before it delivers, and gives up those that are already worse than the best. */
class SequenceSearch<Place> {
  private readonly groups: readonly (readonly PlanOrder<Place>[])[];
  private readonly vehicle: number;
  private readonly pickups: (BundlePickup<Place> | undefined)[];
  private readonly sequence: BundlePickup<Place>[] = [];
  private readonly drops: Omit<BundleDrop<Place>, 'direct'>[] = [];
  private found: Sequence<Place> | null = null;
  private least = Infinity;

  constructor(
    private readonly world: PlanWorld<Place>,
    private readonly settings: PlanSettings,
    private readonly orders: Bundle<Place>['orders'],
    private readonly from: Seconds,
  ) {
    this.vehicle = orders[0].vehicles?.values().next().value ?? 0;
    this.groups = groupsOf(orders);
    this.pickups = this.groups.map(() => undefined);
  }

  best(): Sequence<Place> {
    for (const group of this.groups.keys()) this.collect(group, 0, this.from, 0);
    if (this.found === null) throw new Error('A bundle has a sequence');
    return this.found;
  }

  /** From a place to the order's last drop. */
  leg(from: Place, order: PlanOrder<Place>): Seconds {
    const { dropService } = this.settings;
    let at = from;
    let after = 0;
    for (const [i, drop] of order.drops.entries()) {
      after += (i > 0 ? dropService : 0) + this.world.travel(at, drop, this.vehicle) + dropService;
      at = drop;
    }
    return after;
  }

  /** `after`: from the first pickup. `startsAt`: of the first pickup, so that none waits. `sum`: of the deliveries. */
  private collect(group: number, after: Seconds, startsAt: Seconds, sum: Seconds): void {
    const orders = this.groups[group] ?? [];
    const place = (orders[0] ?? this.orders[0]).pickup;
    const readyAt = orders.reduce((latest, order) => Math.max(latest, order.readyAt), -Infinity);
    const pickup = { place, orders, readyAt, after };
    this.pickups[group] = pickup;
    this.sequence.push(pickup);
    this.extend(place, after + this.settings.pickupService, Math.max(startsAt, readyAt - after), sum);
    this.sequence.pop();
    this.pickups[group] = undefined;
  }

  private extend(place: Place, clock: Seconds, startsAt: Seconds, sum: Seconds): void {
    const worth = sum + (startsAt - this.from) * this.orders.length;
    if (worth >= this.least) return;
    if (this.drops.length === this.orders.length) {
      this.least = worth;
      this.found = { pickups: [...this.sequence], drops: [...this.drops], end: place, duration: clock };
      return;
    }
    for (const [group, orders] of this.groups.entries()) {
      const pickup = this.pickups[group];
      if (pickup === undefined) {
        const [first = this.orders[0]] = orders;
        const way = this.world.travel(place, first.pickup, this.vehicle);
        this.collect(group, clock + way + this.settings.pickupService, startsAt, sum);
      } else for (const order of orders) this.drop(order, pickup, place, clock, startsAt, sum);
    }
  }

  private drop(
    order: PlanOrder<Place>,
    pickup: BundlePickup<Place>,
    place: Place,
    clock: Seconds,
    startsAt: Seconds,
    sum: Seconds,
  ): void {
    if (this.drops.some((drop) => drop.order === order)) return;
    const after = clock + this.leg(place, order);
    this.drops.push({ order, pickup, after });
    this.extend(order.drops.at(-1) ?? place, after + this.settings.dropService, startsAt, sum + after);
    this.drops.pop();
  }
}

function groupsOf<Place>(orders: readonly PlanOrder<Place>[]): PlanOrder<Place>[][] {
  const groups = new Map<string | number, PlanOrder<Place>[]>();
  for (const order of orders) {
    const group = groups.get(order.pickupKey);
    if (group) group.push(order);
    else groups.set(order.pickupKey, [order]);
  }
  return [...groups.values()];
}
