import type { VehicleKind } from '../../base/index.js';
import { DEFAULT_PLAN_SETTINGS } from '../planning/index.js';

interface ProjectedVisit<Place> {
  readonly orderId: number;
  readonly goal: 'pickup' | 'stop' | 'return';
  /** null: not known yet; the visit takes no way. */
  readonly place: Place | null;
  /** When the goods of a pickup are ready; null: now. */
  readonly readyAt: Date | null;
}

export interface ProjectedCourier<Place> {
  readonly position: Place;
  readonly kind: VehicleKind;
  readonly vehicleTypeIds: readonly number[];
  /** In the sequence that the courier and the recipients are told. */
  readonly visits: readonly ProjectedVisit<Place>[];
}

export interface ProjectedOrder<Place> {
  readonly id: number;
  readonly pickup: Place;
  readonly drops: readonly Place[];
  readonly readyAt: Date | null;
  readonly durationS: number;
  readonly vehicleTypeIds: readonly number[];
}

/** By order. */
export interface Projection {
  readonly arrivals: Map<number, Date>;
  /** When a courier is free to set out for it; without any courier who fits it is missing. */
  readonly taken: Map<number, Date>;
}

/** Seconds. */
type Travel<Place> = (from: Place, to: Place, kind: VehicleKind) => number;

const { pickupService, dropService } = DEFAULT_PLAN_SETTINGS;

interface Free<Place> {
  readonly courier: ProjectedCourier<Place>;
  place: Place;
  /** Milliseconds. */
  at: number;
}

/**
 * When each open order will have reached its last stop: with its present courier along the courier's sequence
 * of visits; without one, by whoever could bring it first, each order in its turn. Without any courier: the
 * soonest that one who stood at the pickup could.
 */
export function projectArrivals<Place>(
  couriers: readonly ProjectedCourier<Place>[],
  orders: readonly ProjectedOrder<Place>[],
  now: Date,
  travel: Travel<Place>,
): Projection {
  const arrivals = new Map<number, Date>();
  const taken = new Map<number, Date>();
  const free = couriers.map((courier) => alongVisits(courier, now, arrivals, travel));
  for (const order of orders) {
    const { takenAt, arrivesAt } = bestOf(order, free, now, travel);
    arrivals.set(order.id, new Date(arrivesAt));
    if (takenAt !== null) taken.set(order.id, new Date(takenAt));
  }
  return { arrivals, taken };
}

function alongVisits<Place>(
  courier: ProjectedCourier<Place>,
  now: Date,
  arrivals: Map<number, Date>,
  travel: Travel<Place>,
): Free<Place> {
  const free: Free<Place> = { courier, place: courier.position, at: now.getTime() };
  for (const { orderId, goal, place, readyAt } of courier.visits) {
    if (place !== null) {
      free.at += travel(free.place, place, courier.kind) * 1_000;
      free.place = place;
    }
    if (goal === 'pickup') free.at = Math.max(free.at, readyAt?.getTime() ?? 0);
    // The last of its stops counts.
    if (goal === 'stop') arrivals.set(orderId, new Date(free.at));
    free.at += (goal === 'pickup' ? pickupService : dropService) * 1_000;
  }
  return free;
}

function bestOf<Place>(
  order: ProjectedOrder<Place>,
  free: readonly Free<Place>[],
  now: Date,
  travel: Travel<Place>,
): { readonly takenAt: number | null; readonly arrivesAt: number } {
  const ready = Math.max(now.getTime(), order.readyAt?.getTime() ?? 0);
  let best: { readonly one: Free<Place>; readonly leavesAt: number } | null = null;
  for (const one of free) {
    if (!order.vehicleTypeIds.some((id) => one.courier.vehicleTypeIds.includes(id))) continue;
    const atPickup = one.at + travel(one.place, order.pickup, one.courier.kind) * 1_000;
    const leavesAt = Math.max(atPickup, ready) + pickupService * 1_000;
    if (best === null || leavesAt < best.leavesAt) best = { one, leavesAt };
  }
  if (best === null) return { takenAt: null, arrivesAt: ready + order.durationS * 1_000 };
  const { one, leavesAt } = best;
  const takenAt = one.at;
  let at = leavesAt;
  let place = order.pickup;
  let arrived = at;
  for (const drop of order.drops) {
    arrived = at + travel(place, drop, one.courier.kind) * 1_000;
    at = arrived + dropService * 1_000;
    place = drop;
  }
  Object.assign(one, { place, at });
  return { takenAt, arrivesAt: order.drops.length === 0 ? leavesAt + order.durationS * 1_000 : arrived };
}
