import type { Dispatch } from '../../company/index.js';
import { distanceMeters, drivingSeconds, type Point, roadMeters } from '../../base/index.js';

/** Minutes after which an order goes before all later ones, even before those with an earlier promise. */
export const FIRST_AFTER_MINUTES = 20;

/**
 * The turn of order `o` with search `s`: the earlier of its promise and `FIRST_AFTER_MINUTES` after its first
 * search. It does not change, so that no later order goes before one that has waited so long.
 */
export const TURN = `least(o.deliver_by, greatest(coalesce(s.started_at, o.created_at), o.ready_at)
  + interval '${String(FIRST_AFTER_MINUTES)} minutes')`;

export const WAIT_REASONS = [
  'asking',
  'not_ready',
  'others_first',
  'nobody_free',
  'too_far',
  'unlocated',
  'declined',
  'nobody_on_shift',
] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** A search without an open offer. */
export interface WaitingSearch {
  readonly orderId: number;
  readonly attempt: number;
  readonly merchantId: number;
  readonly pickup: Point;
  readonly readyAt: Date | null;
  readonly startedAt: Date;
  readonly vehicleTypeIds: readonly number[];
  readonly combinable: boolean;
  readonly collectsCash: boolean;
  /** Couriers who declined it, gave it back, or may not take it. */
  readonly excludedCourierIds: readonly number[];
  readonly unansweredBy: readonly number[];
  /** The not-served clock is stopped. */
  readonly queued: boolean;
  /** As of the last look; null: this is the first one. */
  readonly reason: WaitReason | null;
}

export interface CourierOnShift {
  readonly id: number;
  readonly vehicleTypeIds: readonly number[];
  readonly activeOrders: number;
  readonly exclusiveOrders: number;
  readonly openOffers: number;
  /** null, absent: not free. */
  readonly freeSince?: Date | null;
  /** Passes ask the courier after all others, for offers left unanswered. */
  readonly askedLast?: boolean;
  /** null: no fresh one. */
  readonly position: Point | null;
}

interface Standing {
  readonly search: WaitingSearch;
  readonly reason: WaitReason;
  /** false: those who fit are on shift and busy: the order queues and the not-served clock is stopped. */
  readonly runs: boolean;
}

/** Passes come every ten seconds: who is free for longer is kept for another order, others are asked soon. */
const PLANNED_WITHIN_MS = 25_000;

/** States of searches that wait for a courier: in turn each takes the nearest free courier who fits. */
export function standingOf(
  searches: readonly WaitingSearch[],
  couriers: readonly CourierOnShift[],
  dispatch: Dispatch,
  now: Date,
): Standing[] {
  const taken = new Map<number, { orders: number; alone: boolean }>();
  const roomFor = (courier: CourierOnShift, { combinable }: WaitingSearch, counted: boolean): boolean => {
    const { orders, alone } = (counted ? taken.get(courier.id) : undefined) ?? { orders: 0, alone: false };
    const has = courier.activeOrders + courier.openOffers + orders;
    if (has === 0) return !isAboutToBeAsked(courier, dispatch, now);
    // A pass puts an order into a trip only where it is on its way.
    if (dispatch.strategy === 'planned') return false;
    return combinable && courier.exclusiveOrders === 0 && !alone && has < dispatch.maxOrdersPerCourier;
  };
  return searches.map((search) => {
    const onShift = couriers.filter((courier) => mayCarry(courier, search, dispatch));
    const fitting = answering(
      onShift.filter(({ id }) => !search.excludedCourierIds.includes(id)),
      search,
    );
    const near = fitting.filter(({ position }) => position !== null && isInReach(position, search, dispatch));
    const free = nearest(
      near.filter((courier) => roomFor(courier, search, true)),
      search,
    );
    if (free) {
      const { orders, alone } = taken.get(free.id) ?? { orders: 0, alone: false };
      taken.set(free.id, { orders: orders + 1, alone: alone || !search.combinable });
      return { search, reason: askedSoon(search, searches.length, dispatch, now), runs: true };
    }
    if (near.some((courier) => roomFor(courier, search, false)))
      return { search, reason: 'others_first', runs: false };
    if (fitting.some((courier) => !roomFor(courier, search, false)))
      return { search, reason: 'nobody_free', runs: false };
    return { search, reason: nobodyFits(onShift, fitting), runs: true };
  });
}

/** Couriers who left an offer of it unanswered, or are asked last, count only where nobody else fits. */
function answering(
  couriers: readonly CourierOnShift[],
  { unansweredBy }: WaitingSearch,
): readonly CourierOnShift[] {
  const others = couriers.filter(({ id, askedLast }) => !askedLast && !unansweredBy.includes(id));
  return others.length > 0 ? others : couriers;
}

function mayCarry(
  { id, vehicleTypeIds }: CourierOnShift,
  search: WaitingSearch,
  dispatch: Dispatch,
): boolean {
  if (dispatch.strategy === 'fixed_list' && !dispatch.fixedCourierIds.includes(id)) return false;
  return search.vehicleTypeIds.some((type) => vehicleTypeIds.includes(type));
}

function isInReach(
  position: Point,
  { pickup }: WaitingSearch,
  { strategy, reach, maxRadiusM }: Dispatch,
): boolean {
  if (strategy === 'fixed_list') return true;
  return reach === null
    ? distanceMeters(position, pickup) <= maxRadiusM
    : drivingSeconds(roadMeters(position, pickup), 'motorbike') <= reach.maxMinutes * 60;
}

function nearest(couriers: readonly CourierOnShift[], { pickup }: WaitingSearch): CourierOnShift | undefined {
  const metres = ({ position }: CourierOnShift) => (position ? distanceMeters(position, pickup) : Infinity);
  return couriers.reduce<CourierOnShift | undefined>(
    (best, one) => (best === undefined || metres(one) < metres(best) ? one : best),
    undefined,
  );
}

/** An order's clock does not run while each courier who becomes free is asked for another order at once. */
function isAboutToBeAsked({ freeSince }: CourierOnShift, { strategy }: Dispatch, now: Date): boolean {
  return strategy === 'planned' && !!freeSince && now.getTime() - freeSince.getTime() < PLANNED_WITHIN_MS;
}

function askedSoon(
  { readyAt, startedAt }: WaitingSearch,
  waiting: number,
  { strategy }: Dispatch,
  now: Date,
): WaitReason {
  if (readyAt !== null && readyAt > now) return 'not_ready';
  const passed = strategy === 'planned' && now.getTime() - startedAt.getTime() > PLANNED_WITHIN_MS;
  return passed && waiting > 1 ? 'others_first' : 'asking';
}

function nobodyFits(onShift: readonly CourierOnShift[], fitting: readonly CourierOnShift[]): WaitReason {
  if (onShift.length === 0) return 'nobody_on_shift';
  if (fitting.length === 0) return 'declined';
  return fitting.some(({ position }) => position !== null) ? 'too_far' : 'unlocated';
}
