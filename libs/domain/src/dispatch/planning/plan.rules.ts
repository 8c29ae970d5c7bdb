import { solveAssignment } from './assignment.calculator.js';
import { bundlesOf, demandOf, type Demand } from './bundle.rules.js';
import type { Bundle } from './bundle.types.js';
import { bundleOf } from './bundle-visits.calculator.js';
import { type Insertion, insertionOf } from './insertion.calculator.js';
import { type PricedAssignment, tripOf } from './planned-trip.mapper.js';
import type {
  Plan,
  PlanAlternative,
  PlanCourier,
  PlannedTrip,
  PlanWorld,
  Seconds,
} from './planning.types.js';
import { atPickup, courierCost, delayCost, latestDelivery, pickupTime } from './trip-cost.rules.js';

/** Cost of a pair that cannot be: above every other cost. */
export const IMPOSSIBLE = 1e9;
/** Leaving a bundle for a later pass costs more than any trip; delay until then decides which one waits. */
const WAITING = 1e4;
const WAITING_PER_ORDER = 60;
const WAITING_FOR: Seconds = 20 * 60;
/** Weights of an order past its turn: it goes before all others; among those the longest wait is first. */
const OVERDUE = 1e3;
const OVERDUE_PER_MINUTE = 100;
const ALTERNATIVES = 3;

/**
 * Assigns all open orders to all couriers of a hub, timed to when the food is ready. Pure: the same world
 * gives the same plan. Each pass plans anew; only trips whose courier has to be asked now are committed.
 */
export function plan(world: PlanWorld): Plan {
  const all = planOnce(world);
  return all.unassigned.length > world.couriers.length ? withoutIdle(world, all) : all;
}

/** With far too few couriers, one who would wait for a better trip's goods takes those that are ready now. */
function withoutIdle(world: PlanWorld, all: Plan): Plan {
  const asked = new Set(all.commit.map(({ courierId }) => courierId));
  const given = new Set(ordersOf(all.commit));
  const couriers = world.couriers.filter(
    ({ id, freeAt }) => !asked.has(id) && freeAt <= world.now + world.settings.offer,
  );
  const orders = world.orders.filter(({ id, readyAt }) => !given.has(id) && readyAt <= world.now);
  const { commit } = planOnce({ ...world, couriers, orders });
  const busy = new Set(commit.map(({ courierId }) => courierId));
  const taken = new Set(ordersOf(commit));
  const stays = (trip: PlannedTrip) =>
    !busy.has(trip.courierId) && !trip.deliveries.some(({ orderId }) => taken.has(orderId));
  const left = [...all.unassigned, ...ordersOf(all.later.filter((trip) => !stays(trip)))];
  return {
    commit: [...all.commit, ...commit],
    later: all.later.filter(stays),
    unassigned: left.filter((id) => !taken.has(id)),
  };
}

function ordersOf(trips: readonly PlannedTrip[]): number[] {
  return trips.flatMap(({ deliveries }) => deliveries.map(({ orderId }) => orderId));
}

function planOnce(world: PlanWorld): Plan {
  const { settings } = world;
  const limit = world.now + settings.horizon;
  const orders = world.orders.filter((order) => order.readyAt <= limit);
  const onDuty = world.couriers.filter(({ shiftEndsAt }) => shiftEndsAt >= world.now);
  const isFree = ({ freeAt }: PlanCourier) => freeAt <= limit;
  const couriers = onDuty.filter(
    (courier) => isFree(courier) || (settings.bundles.insertion && courier.underway !== null),
  );
  if (orders.length === 0 || couriers.length === 0)
    return { commit: [], later: [], unassigned: orders.map(({ id }) => id) };
  const free = couriers.filter(isFree).length;
  const bundles = bundlesOf(world, orders, free, {
    load: Math.max(...couriers.map(({ room }) => room)),
    weightKg: Math.max(...couriers.map(({ maxWeightKg }) => maxWeightKg)),
  });
  const pricing = { world, couriers, demand: demandOf(orders.length, free, settings), limit };
  return assign(
    pricing,
    bundles.flatMap((bundle) => rowsOf(pricing, bundle)),
  );
}

export interface PairPricing {
  readonly world: PlanWorld;
  readonly couriers: readonly PlanCourier[];
  readonly demand: Demand;
  /** Couriers who are free later take nothing but what fits into their trip under way. */
  readonly limit: Seconds;
}

interface Row {
  readonly bundle: Bundle;
  readonly pairs: readonly PricedAssignment[];
}

/** A bundle that no courier can carry goes as single orders. */
function rowsOf(pricing: PairPricing, bundle: Bundle): Row[] {
  const { world, couriers } = pricing;
  const pairs = couriers.map((courier) => pairOf(pricing, bundle, courier));
  if (bundle.orders.length === 1 || pairs.some(({ cost }) => cost < IMPOSSIBLE)) return [{ bundle, pairs }];
  const from = world.now + pricing.demand.reach;
  return bundle.orders.flatMap((order) => rowsOf(pricing, bundleOf(world, [order], bundle.vehicles, from)));
}

/** What the bundle costs with the courier, after all that the courier has or put into it. */
export function pairOf(pricing: PairPricing, bundle: Bundle, courier: PlanCourier): PricedAssignment {
  const { world, limit } = pricing;
  const pickupAt = pickupTime(world, bundle, courier);
  if (!mayCarry(bundle, courier)) return { pickupAt, cost: IMPOSSIBLE, insertion: null };
  const possible =
    courier.freeAt <= limit &&
    pickupAt <= courier.shiftEndsAt &&
    world.isInReach(courier.place, bundle.pickups[0].place, courier.vehicle) &&
    hasRoomInTime(world, bundle, courier) &&
    keepsLimit(world, bundle, courier, pickupAt);
  const cost = possible
    ? delayCost(bundle, pickupAt, world.settings.weights) + courierCost(world, courier, bundle, pickupAt)
    : IMPOSSIBLE;
  const insertion = insertionOf(world, bundle, courier);
  if (insertion === null) return { pickupAt, cost, insertion };
  const inserted = insertionCost(pricing, bundle, courier, insertion);
  return inserted < cost
    ? { pickupAt: insertion.pickupAt, cost: inserted, insertion }
    : { pickupAt, cost, insertion: null };
}

function mayCarry(bundle: Bundle, courier: PlanCourier): boolean {
  return (
    bundle.load <= courier.room &&
    bundle.weightKg <= courier.maxWeightKg &&
    bundle.orders.every(
      ({ vehicles, declinedBy }) => vehicles.has(courier.vehicle) && !declinedBy.has(courier.id),
    )
  );
}

/** A courier who could be asked now needs the room now; another has it at the end of the trip under way. */
export function hasRoomInTime(
  { now, settings: { offer, patience } }: PlanWorld,
  { orders, load }: Bundle,
  { spare, freeAt }: PlanCourier,
): boolean {
  if (load <= spare) return true;
  return freeAt > now + offer && orders.every(({ readyAt }) => readyAt + patience > now);
}

/** Bundles of one pickup keep it with every courier (`bundle.rules.ts`). */
function keepsLimit(world: PlanWorld, bundle: Bundle, courier: PlanCourier, pickupAt: Seconds): boolean {
  if (bundle.pickups.length === 1) return true;
  return bundle.drops.every((drop) => pickupAt + drop.after <= latestDelivery(world, drop, courier));
}

/** A trip of its own would take a courier's time that the insertion saves. */
function insertionCost(
  { world, demand }: PairPricing,
  bundle: Bundle,
  courier: PlanCourier,
  { cost, pickupAt, detour }: Insertion,
): number {
  const saved = (demand.courierMinute * (bundle.duration - detour)) / 60;
  return cost + courierCost(world, courier, bundle, pickupAt) - saved;
}

function assign(pricing: PairPricing, rows: readonly Row[]): Plan {
  const { world, couriers } = pricing;
  const columns = couriers.length + rows.length;
  const chosen = solveAssignment(matrix(pricing, rows), rows.length, columns);
  const commit: PlannedTrip[] = [];
  const later: PlannedTrip[] = [];
  const unassigned: number[] = [];
  for (const [i, { bundle, pairs }] of rows.entries()) {
    const courier = couriers[chosen[i] ?? -1];
    const pair = pairs[chosen[i] ?? -1];
    if (courier === undefined || pair === undefined || pair.cost >= IMPOSSIBLE) {
      unassigned.push(...bundle.orders.map(({ id }) => id));
      continue;
    }
    const trip = tripOf(world, bundle, courier, pair, alternatives(pricing, bundle, pairs, courier));
    (mustLeave(world, bundle, courier, pair) ? commit : later).push(trip);
  }
  return { commit, later, unassigned };
}

/** One column a courier, and behind them one a bundle for leaving it to a later pass. */
function matrix({ world, couriers }: PairPricing, rows: readonly Row[]): Float64Array {
  const columns = couriers.length + rows.length;
  const cost = new Float64Array(rows.length * columns);
  for (const [i, { bundle, pairs }] of rows.entries()) {
    const waiting =
      WAITING +
      WAITING_PER_ORDER * bundle.orders.length +
      overduePrice(bundle, world) +
      delayCost(bundle, Math.max(bundle.readyAt, world.now) + WAITING_FOR, world.settings.weights);
    cost.fill(waiting, i * columns + couriers.length, (i + 1) * columns);
    for (const [j, pair] of pairs.entries()) cost[i * columns + j] = pair.cost;
  }
  return cost;
}

function overduePrice({ orders }: Bundle, { now, settings: { firstAfter } }: PlanWorld): number {
  const turns = orders.map(({ placedAt, readyAt, dueAt }) =>
    Math.min(dueAt, Math.max(placedAt, readyAt) + firstAfter),
  );
  const minutes = (now - Math.min(...turns)) / 60;
  return minutes > 0 ? OVERDUE + OVERDUE_PER_MINUTE * minutes : 0;
}

/** A courier who left with the next pass would collect later than now, or not before the shift's end. */
function mustLeave(
  world: PlanWorld,
  bundle: Bundle,
  courier: PlanCourier,
  { insertion }: PricedAssignment,
): boolean {
  const { step, offer } = world.settings;
  const next = { ...world, now: world.now + step + offer };
  if (insertion !== null) return insertion.leaveAt < next.now;
  if (courier.freeAt > world.now + offer) return false;
  const pickupAt = pickupTime(next, bundle, courier);
  return pickupAt > bundle.readyAt || next.now > courier.shiftEndsAt;
}

function alternatives(
  { world, couriers }: PairPricing,
  bundle: Bundle,
  pairs: readonly PricedAssignment[],
  chosen: PlanCourier,
): PlanAlternative[] {
  const best: { courier: PlanCourier; pair: PricedAssignment }[] = [];
  for (const [j, pair] of pairs.entries()) {
    const courier = couriers[j];
    if (courier === undefined || courier === chosen || pair.cost >= IMPOSSIBLE) continue;
    if (best.length === ALTERNATIVES && pair.cost >= (best.at(-1)?.pair.cost ?? 0)) continue;
    best.push({ courier, pair });
    best.sort((a, b) => a.pair.cost - b.pair.cost);
    best.length = Math.min(best.length, ALTERNATIVES);
  }
  return best.map(({ courier, pair: { pickupAt, cost, insertion } }) => ({
    courierId: courier.id,
    pickupAt,
    earlyBy: insertion === null ? Math.max(0, bundle.readyAt - atPickup(world, bundle, courier)) : 0,
    cost,
  }));
}
