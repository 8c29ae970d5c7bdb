import type { VisitPlan, OrderView, Stop } from '../orders/index.js';
import { distanceMeters, type Point } from '../../base/index.js';

/** A courier so near to an address is seen to be there. */
const NEAR_M = 150;

/** How many other stops come before it; null: it is not ahead any more. */
export function stopsBefore({ visits }: VisitPlan, orderId: number, stop: Stop): number | null {
  const at = visits.findIndex((visit) => visit.orderId === orderId && visit.ordinal === stop.ordinal);
  return at < 0 ? null : visits.slice(0, at).filter(({ goal }) => goal === 'stop').length;
}

/**
 * Whether a recipient sees where the courier is: no stop comes before theirs, and the position is at nobody else's
 * address. The courier's last stops count too, so that the marker does not begin at the door of the one before.
 */
export function isPositionShown(
  route: VisitPlan,
  { id }: Pick<OrderView, 'id'>,
  stop: Stop,
  position: Point,
): boolean {
  if (stop.status !== 'pending' || stopsBefore(route, id, stop) !== 0) return false;
  const own = metresTo(stop, position);
  return route.orders.every((order) =>
    order.stops.every((other) => {
      const metres = order.id === id && other.ordinal === stop.ordinal ? Infinity : metresTo(other, position);
      return metres > NEAR_M || metres > own;
    }),
  );
}

function metresTo({ latitude, longitude }: Stop, from: Point): number {
  return latitude === null || longitude === null ? Infinity : distanceMeters(from, { latitude, longitude });
}
