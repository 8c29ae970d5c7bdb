import type { Day, DayCourier, DayOrder, Point } from './day.types.js';

/** Orders as bits of a number: 16 are more than there is time for. */
const MOST_ORDERS = 16;

interface State {
  readonly place: Point;
  readonly free: number;
  /** Sum of click-to-door so far. */
  readonly sum: number;
}

interface Bundle {
  readonly orders: number;
  readonly visits: readonly DayOrder[];
  readonly readyAt: number;
  /** Nobody can be sent before all of its orders are placed. */
  readonly placedAt: number;
}

/**
 * The least sum of click-to-door, in minutes, with which all orders of a small day can be delivered under the
 * benchmark's rules by somebody who knows the whole day from its start; null: not all of them can. Exact: each courier's
 * best trips for each set of orders, then the best division of the orders among the couriers.
 */
export function optimumOf(day: Day): number | null {
  if (day.orders.length > MOST_ORDERS)
    throw new Error(`An optimum of ${String(day.orders.length)} orders takes too long`);
  const all = 2 ** day.orders.length;
  let divided = Array.from({ length: all }, (_, orders) => (orders === 0 ? 0 : Infinity));
  for (const cost of courierCosts(day)) divided = withCourier(divided, cost);
  const best = divided[all - 1] ?? Infinity;
  return best === Infinity ? null : best;
}

/** By courier and set of orders: the least sum of click-to-door of that courier delivering exactly these. */
export function courierCosts(day: Day): number[][] {
  const bundles = bundlesOf(day);
  return day.couriers.map((courier) => costsOf(day, courier, bundles));
}

function costsOf(day: Day, courier: DayCourier, bundles: readonly Bundle[]): number[] {
  const all = 2 ** day.orders.length;
  const states: State[][] = Array.from({ length: all }, () => []);
  states[0] = [{ place: courier.start, free: courier.onAt, sum: 0 }];
  // A bundle adds orders, so it leads to a greater number.
  for (let orders = 0; orders < all; orders++)
    for (const state of states[orders] ?? [])
      for (const bundle of bundles) {
        if ((bundle.orders & orders) !== 0) continue;
        const next = after(day, courier, state, bundle);
        if (next !== null) keep(states[orders | bundle.orders] ?? [], next);
      }
  return states.map((reached) => reached.reduce((least, { sum }) => Math.min(least, sum), Infinity));
}

/** null: the pickup would be after the shift. */
function after(day: Day, { offAt }: DayCourier, state: State, bundle: Bundle): State | null {
  const [first] = bundle.visits;
  if (first === undefined) return null;
  const half = day.pickupServiceMinutes / 2;
  const leaves = Math.max(state.free, bundle.placedAt);
  const arrives = leaves + travel(day, state.place, first.restaurant.at) + half;
  const pickup = Math.max(bundle.readyAt, arrives);
  if (pickup > offAt) return null;
  let { sum } = state;
  let place = first.restaurant.at;
  let free = pickup + half;
  for (const { drop, placedAt } of bundle.visits) {
    const at = free + travel(day, place, drop) + day.dropServiceMinutes / 2;
    sum += at - placedAt;
    free = at + day.dropServiceMinutes / 2;
    place = drop;
  }
  return { place, free, sum };
}

/** A state that is at the same place no later and with no greater sum makes another superfluous. */
function keep(states: State[], next: State): void {
  const beats = (a: State, b: State) => a.place === b.place && a.free <= b.free && a.sum <= b.sum;
  if (states.some((known) => beats(known, next))) return;
  const left = states.filter((known) => !beats(next, known));
  states.splice(0, states.length, ...left, next);
}

/** All sequences of orders of one restaurant. */
function bundlesOf({ orders }: Day): Bundle[] {
  const bundles: Bundle[] = [];
  const extend = (bundle: Bundle) => {
    for (const [i, order] of orders.entries()) {
      if ((bundle.orders & (1 << i)) !== 0) continue;
      const [first] = bundle.visits;
      if (first && first.restaurant.name !== order.restaurant.name) continue;
      const longer = {
        orders: bundle.orders | (1 << i),
        visits: [...bundle.visits, order],
        readyAt: Math.max(bundle.readyAt, order.readyAt),
        placedAt: Math.max(bundle.placedAt, order.placedAt),
      };
      bundles.push(longer);
      extend(longer);
    }
  };
  extend({ orders: 0, visits: [], readyAt: -Infinity, placedAt: -Infinity });
  return bundles;
}

/** The best division of each set of orders between those before and one courier more. */
function withCourier(divided: readonly number[], cost: readonly number[]): number[] {
  return divided.map((without, orders) => {
    let best = without;
    for (let own = orders; own > 0; own = (own - 1) & orders) {
      const rest = divided[orders ^ own] ?? Infinity;
      best = Math.min(best, rest + (cost[own] ?? Infinity));
    }
    return best;
  });
}

function travel(day: Day, from: Point, to: Point): number {
  return Math.ceil(Math.hypot(from.x - to.x, from.y - to.y) / day.metersPerMinute);
}
