import type { OrderChange } from './order-change.rules.js';
import { roadMeters, type Point } from '../../base/index.js';
import type { Place } from './order.types.js';

type Located = Pick<Place, 'latitude' | 'longitude'>;

/** Estimated without a route planner; null: one of the places is not known. */
export function roadMetresBetween(from: Located, to: Located): number | null {
  const [start, end] = [pointOf(from), pointOf(to)];
  return start && end && roadMeters(start, end);
}

function pointOf({ latitude, longitude }: Located): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Estimated without a route planner: no outside service is called while the order is locked. */
export function approachMetres({ courierPosition, order: { pickup } }: OrderChange): number | null {
  return courierPosition && roadMetresBetween(courierPosition, pickup);
}
