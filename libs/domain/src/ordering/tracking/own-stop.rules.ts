import { onlyDigits } from '../../base/index.js';
import { isEnded, type OrderView, type Stop } from '../orders/index.js';

/** The stop whose recipient has the link; null: the link of several stops may be in the hands of any of them. */
export function ownStopOf({ stops }: OrderView, ordinal: number | null): Stop | null {
  if (ordinal === null && stops.length > 1) return null;
  return stops.find((stop) => ordinal === null || stop.ordinal === ordinal) ?? null;
}

/** Whether the recipient may still change something: who they are is told by the end of their phone. */
export function mayWish({ status, cancelOnReturn }: OrderView, stop: Stop): boolean {
  const known = onlyDigits(stop.phone ?? '').length >= 4;
  return known && stop.status === 'pending' && !isEnded(status) && cancelOnReturn === null;
}

/** How the recipient rated the delivery, or may; null: nobody has been at the door. */
export function ratingOf(
  { courierId }: OrderView,
  { status, rating }: Stop,
): { stars: number | null } | null {
  return status === 'pending' || courierId === null ? null : { stars: rating?.stars ?? null };
}
