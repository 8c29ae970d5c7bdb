import { distanceMeters, type Point, pointOf } from '../../base/index.js';
import type { OrderRecord } from './order.entity.js';
import { isEnded } from './order-status.rules.js';
import { stopId, type Place } from './stop.types.js';

/** What the sequence depends on. An ended order has no visits, and says only where the courier was last. */
export type VisitedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'status'
  | 'pickup'
  | 'stops'
  | 'needsReturn'
  | 'cancelOnReturn'
  | 'acceptedAt'
  | 'arrivedPickupAt'
  | 'collectedAt'
  | 'finishedAt'
  | 'lastSequence'
>;

export interface Visit {
  readonly key: string;
  readonly orderId: number;
  readonly goal: 'pickup' | 'stop' | 'return';
  /** Ordinal of the order's stop; null: the pickup. */
  readonly ordinal: number | null;
  readonly place: Place;
}

interface RouteFacts {
  /** In the sequence in which they were accepted. */
  readonly orders: readonly VisitedOrder[];
  /** Keys of visits as the courier put them. */
  readonly chosen: readonly string[];
  readonly position: Point | null;
}

/**
 * The sequence of a courier's visits: what has begun, then as the courier chose, else the nearest next. A
 * stop comes after its pickup, a return after all that is on board. The nearest counts from where the
 * courier's work was last, not from the moving position: so who is next is stable, and offline phones agree.
 */
export function visitSequence({ orders, chosen, position }: RouteFacts): Visit[] {
  const open = orders.flatMap(visitsOf);
  const started = new Set(orders.flatMap(begunOf));
  const done: Visit[] = [];
  let here = lastPlaceOf(orders) ?? position;
  while (open.length > 0) {
    const ready = open.filter((visit) => isReady(visit, open));
    const next = ready.find(({ key }) => started.has(key)) ?? byChoice(ready, chosen) ?? nearest(ready, here);
    if (next === undefined) break;
    done.push(next);
    open.splice(open.indexOf(next), 1);
    started.clear();
    here = pointOf(next.place) ?? here;
  }
  return done;
}

function visitsOf(order: VisitedOrder): Visit[] {
  const { id, pickup, status, stops, needsReturn, cancelOnReturn } = order;
  if (isEnded(status)) return [];
  const visit = (goal: Visit['goal'], place: Place, ordinal: number | null = null): Visit => ({
    key: keyOf(id, ordinal === null ? goal : stopId(id, ordinal)),
    orderId: id,
    goal,
    ordinal,
    place,
  });
  const back = visit('return', pickup);
  if (status === 'delivered' || (status === 'collected' && cancelOnReturn !== null)) return [back];
  const open = stops.filter((stop) => stop.status === 'pending');
  const atStops = open.map((stop) => visit('stop', stop, stop.ordinal));
  const first = status === 'collected' ? [] : [visit('pickup', pickup)];
  return [...first, ...atStops, ...(needsReturn ? [back] : [])];
}

function keyOf(orderId: number, at: string): string {
  return `${String(orderId)}:${at}`;
}

/** Visits at whose place the courier stands. */
function begunOf({ id, status, stops }: VisitedOrder): string[] {
  const there = stops.filter((stop) => stop.status === 'pending' && stop.arrivedAt !== null);
  const keys = there.map(({ ordinal }) => keyOf(id, stopId(id, ordinal)));
  return status === 'arrived_pickup_location' ? [keyOf(id, 'pickup'), ...keys] : keys;
}

function isReady({ goal, orderId }: Visit, open: readonly Visit[]): boolean {
  const own = open.filter((visit) => visit.orderId === orderId);
  if (goal === 'pickup') return true;
  if (goal === 'stop') return own.every((visit) => visit.goal !== 'pickup');
  return own.length === 1 && open.every((visit) => visit.goal !== 'stop' || !isReady(visit, open));
}

function byChoice(ready: readonly Visit[], chosen: readonly string[]): Visit | undefined {
  const key = chosen.find((one) => ready.some((visit) => visit.key === one));
  return ready.find((visit) => visit.key === key);
}

function nearest(ready: readonly Visit[], here: Point | null): Visit | undefined {
  if (here === null) return ready[0];
  const far = (visit: Visit) => {
    const point = pointOf(visit.place);
    return point ? distanceMeters(here, point) : Infinity;
  };
  return ready.reduce<Visit | undefined>(
    (best, visit) => (best && far(best) <= far(visit) ? best : visit),
    undefined,
  );
}

/** Where something was last done since the first of the open orders was accepted; null: nothing yet. */
function lastPlaceOf(orders: readonly VisitedOrder[]): Point | null {
  const accepted = orders.flatMap(({ status, acceptedAt }) =>
    isEnded(status) || acceptedAt === null ? [] : [acceptedAt.getTime()],
  );
  const [last] = orders
    .flatMap(eventsOf)
    .filter(({ at, point }) => point !== null && at >= Math.min(...accepted))
    .sort((a, b) => b.at - a.at);
  return last?.point ?? null;
}

function eventsOf(order: VisitedOrder): { at: number; point: Point | null }[] {
  const { pickup, stops, arrivedPickupAt, collectedAt, needsReturn, finishedAt } = order;
  const atPickup = [arrivedPickupAt, collectedAt, needsReturn ? finishedAt : null];
  return [
    ...stops.flatMap((stop) => [stop.arrivedAt, stop.finishedAt].map((at) => ({ at, place: stop }))),
    ...atPickup.map((at) => ({ at, place: pickup })),
  ].flatMap(({ at, place }) => (at === null ? [] : [{ at: new Date(at).getTime(), point: pointOf(place) }]));
}
