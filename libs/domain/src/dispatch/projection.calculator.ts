import { drivingSeconds, roadMeters, type Point, type VehicleKind } from '../base/index.js';
import { DEFAULT_PLAN_SETTINGS } from './planning/plan.rules.js';

/** A place on a courier's way. */
interface ProjectedVisit {
  readonly orderId: number;
  readonly goal: 'pickup' | 'stop' | 'return';
  /** null: not known yet; the visit takes no way. */
  readonly place: Point | null;
  /** Of the goods at a pickup; null: ready. */
  readonly readyAt: Date | null;
}

export interface ProjectedCourier {
  readonly position: Point;
  readonly kind: VehicleKind;
  readonly vehicleTypeIds: readonly number[];
  /** In the sequence that the courier and the recipients are told. */
  readonly visits: readonly ProjectedVisit[];
}

/** An order without a courier. */
export interface ProjectedOrder {
  readonly id: number;
  readonly pickup: Point;
  readonly drops: readonly Point[];
  readonly readyAt: Date | null;
  readonly durationS: number;
  readonly vehicleTypeIds: readonly number[];
}

const { pickupService, dropService } = DEFAULT_PLAN_SETTINGS;

interface Free {
  readonly courier: ProjectedCourier;
  place: Point;
  /** Milliseconds. */
  at: number;
}

/**
 * When each open order will have reached its last stop: with its present courier along the courier's sequence of visits; without
 * one, by whoever could bring it first, each order after those that were promised earlier. Without any courier: the soonest that one
 * who stood at the pickup could.
 */
export function projectArrivals(
  couriers: readonly ProjectedCourier[],
  orders: readonly ProjectedOrder[],
  now: Date,
): Map<number, Date> {
  const arrivals = new Map<number, Date>();
  const free = couriers.map((courier) => alongVisits(courier, now, arrivals));
  for (const order of orders) arrivals.set(order.id, new Date(bestOf(order, free, now)));
  return arrivals;
}

function alongVisits(courier: ProjectedCourier, now: Date, arrivals: Map<number, Date>): Free {
  const free: Free = { courier, place: courier.position, at: now.getTime() };
  for (const { orderId, goal, place, readyAt } of courier.visits) {
    if (place !== null) {
      free.at += wayMs(free.place, place, courier.kind);
      free.place = place;
    }
    if (goal === 'pickup') free.at = Math.max(free.at, readyAt?.getTime() ?? 0);
    // The last of its stops stands.
    if (goal === 'stop') arrivals.set(orderId, new Date(free.at));
    free.at += (goal === 'pickup' ? pickupService : dropService) * 1_000;
  }
  return free;
}

/** Gives the order to the courier who brings it first, and says when. */
function bestOf(order: ProjectedOrder, free: readonly Free[], now: Date): number {
  const ready = Math.max(now.getTime(), order.readyAt?.getTime() ?? 0);
  let best: { readonly one: Free; readonly leavesAt: number } | null = null;
  for (const one of free) {
    if (!order.vehicleTypeIds.some((id) => one.courier.vehicleTypeIds.includes(id))) continue;
    const atPickup = one.at + wayMs(one.place, order.pickup, one.courier.kind);
    const leavesAt = Math.max(atPickup, ready) + pickupService * 1_000;
    if (best === null || leavesAt < best.leavesAt) best = { one, leavesAt };
  }
  if (best === null) return ready + order.durationS * 1_000;
  const { one, leavesAt } = best;
  let at = leavesAt;
  let place = order.pickup;
  let arrived = at;
  for (const drop of order.drops) {
    arrived = at + wayMs(place, drop, one.courier.kind);
    at = arrived + dropService * 1_000;
    place = drop;
  }
  Object.assign(one, { place, at });
  return order.drops.length === 0 ? leavesAt + order.durationS * 1_000 : arrived;
}

function wayMs(from: Point, to: Point, kind: VehicleKind): number {
  return drivingSeconds(roadMeters(from, to), kind) * 1_000;
}
