import type { Bundle } from './bundle.types.js';
import { bundleOf, vehicleOf } from './bundle-visits.calculator.js';
import type { PlanSettings } from './plan-settings.rules.js';
import type { PlanOrder, PlanWorld, Seconds } from './planning.types.js';
import { delayCost } from './trip-cost.rules.js';

interface Merge {
  readonly parts: readonly [Bundle, Bundle];
  readonly merged: Bundle;
  readonly gain: number;
  readonly gainWhenQuiet: number;
}

/** What one more minute of a courier is worth, and how long a pickup must be expected to wait for one. */
export interface Demand {
  readonly most: number;
  readonly courierMinute: number;
  readonly reach: Seconds;
}

/** The most that any courier of the pass carries. */
interface Room {
  readonly load: number;
  readonly weightKg: number;
}

const MINUTE = 60;
const USUAL_REACH = 3 * MINUTE;
/** Share of the couriers within the horizon who are in reach of a pickup in time. */
const AVAILABLE_SOON = 0.7;
/** Each order per courier above one makes pickups wait this much longer. */
const QUEUE = 60 * MINUTE;

export function demandOf(orders: number, couriers: number, { bundles, weights }: PlanSettings): Demand {
  const load = orders / Math.max(1, couriers);
  return {
    most: load > bundles.busyFrom ? bundles.maxWhenBusy : bundles.most,
    courierMinute: weights.courierTime + weights.courierTimeWhenBusy * Math.max(0, load - 0.5),
    reach: USUAL_REACH + QUEUE * Math.max(0, load - 1),
  };
}

/**
 * Bundles of the open orders. The merge that gains most comes first: the courier's time that it saves is
 * worth more than the delay that it adds. Once couriers suffice for the bundles, a courier's minute is worth
 * only what it is in quiet hours. Orders that different vehicles may carry are never merged.
 */
export function bundlesOf(
  world: PlanWorld,
  orders: readonly PlanOrder[],
  couriers: number,
  room: Room,
): Bundle[] {
  const merging = new Merging(world, demandOf(orders.length, couriers, world.settings), room);
  let bundles = orders.map((order) => merging.alone(order));
  let merges = bundles.flatMap((one, i) =>
    bundles.slice(i + 1).flatMap((other) => merging.merge(one, other)),
  );
  for (;;) {
    const scarce = bundles.length > Math.ceil(couriers * AVAILABLE_SOON);
    const best = merges.reduce<Merge | null>(
      (a, b) => ((scarce || b.gainWhenQuiet > 0) && (a === null || b.gain > a.gain) ? b : a),
      null,
    );
    if (best === null) return bundles;
    const { merged, parts } = best;
    const stays = (bundle: Bundle) => !parts.includes(bundle);
    bundles = bundles.filter(stays);
    merges = merges.filter((other) => other.parts.every(stays));
    merges.push(...bundles.flatMap((other) => merging.merge(other, merged)));
    bundles.push(merged);
  }
}

class Merging {
  constructor(
    private readonly world: PlanWorld,
    private readonly demand: Demand,
    private readonly room: Room,
  ) {}

  alone(order: PlanOrder): Bundle {
    return this.bundle([order], [...order.vehicles].sort((a, b) => a - b).join());
  }

  /** None, or the one merge that gains. */
  merge(one: Bundle, other: Bundle): Merge[] {
    if (!this.mayMerge(one, other)) return [];
    const merged = this.bundle([...one.orders, ...other.orders], one.vehicles);
    const gainAt = (minute: number) =>
      this.value(one, minute) + this.value(other, minute) - this.value(merged, minute);
    const gain = gainAt(this.demand.courierMinute);
    if (gain <= 0 || !this.delaysWithinLimit(merged)) return [];
    return [
      { parts: [one, other], merged, gain, gainWhenQuiet: gainAt(this.world.settings.weights.courierTime) },
    ];
  }

  private bundle(orders: Bundle['orders'], vehicles: string): Bundle {
    return bundleOf(this.world, orders, vehicles, this.world.now + this.demand.reach);
  }

  private mayMerge(one: Bundle, other: Bundle): boolean {
    const { world, demand, room } = this;
    if (one.orders.length + other.orders.length > demand.most || one.vehicles !== other.vehicles)
      return false;
    if (one.load + other.load > room.load || one.weightKg + other.weightKg > room.weightKg) return false;
    if ([...one.orders, ...other.orders].some(({ canCombine }) => !canCombine)) return false;
    const expected = (bundle: Bundle) => Math.max(bundle.readyAt, world.now + demand.reach);
    return (
      Math.abs(expected(one) - expected(other)) <= world.settings.bundles.window &&
      this.areOnTheWay(one, other)
    );
  }

  /** The same pickup, or few pickups that are all near each other. */
  private areOnTheWay(one: Bundle, other: Bundle): boolean {
    const { pickups, pickupsApart } = this.world.settings.bundles;
    const key = one.orders[0].pickupKey;
    if (one.pickups.length === 1 && other.pickups.length === 1 && other.orders[0].pickupKey === key)
      return true;
    const keys = new Set([...one.orders, ...other.orders].map(({ pickupKey }) => pickupKey));
    if (keys.size > pickups) return false;
    const vehicle = vehicleOf(one.orders[0]);
    return one.pickups.every((a) =>
      other.pickups.every((b) => this.world.travel(a.place, b.place, vehicle) <= pickupsApart),
    );
  }

  /** For a courier at the first pickup; a pair with a courier nearer to a later one is refused (`pairOf`). */
  private delaysWithinLimit({ drops, pickups: [first], readyAt, orders }: Bundle): boolean {
    const { world } = this;
    const { settings } = world;
    const vehicle = vehicleOf(orders[0]);
    const arrive = world.now + settings.pickupService;
    const collect = Math.max(arrive, readyAt);
    return drops.every(({ order, pickup, after, direct }) => {
      const way = pickup === first ? 0 : world.travel(first.place, pickup.place, vehicle);
      const alone = Math.max(arrive + way, order.readyAt) + direct;
      return collect + after <= alone + settings.bundles.delayLimit;
    });
  }

  /** The cost of a bundle for a courier who is as far away as usual. */
  private value(bundle: Bundle, courierMinute: number): number {
    const { reach } = this.demand;
    const pickupAt = Math.max(bundle.readyAt, this.world.now + reach);
    return (
      delayCost(bundle, pickupAt, this.world.settings.weights) +
      (courierMinute * (reach + bundle.duration)) / MINUTE
    );
  }
}
