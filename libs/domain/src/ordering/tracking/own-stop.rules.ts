import { onlyDigits } from '../../base/index.js';
import type { Hub } from '../../company/index.js';
import { isEnded, isRatingOver, isRedeliverable, type OrderView, type Stop } from '../orders/index.js';
import type { TrackedRating } from './tracking.types.js';

/** The stop whose recipient has the link; null: the link of several stops may be in the hands of any of them. */
export function ownStopOf({ stops }: OrderView, ordinal: number | null): Stop | null {
  if (ordinal === null && stops.length > 1) return null;
  return stops.find((stop) => ordinal === null || stop.ordinal === ordinal) ?? null;
}

/** Whether the recipient may still change something: who they are is told by the end of their phone. */
export function mayWish({ status, cancelOnReturn }: OrderView, stop: Stop): boolean {
  return isKnown(stop) && stop.status === 'pending' && !isEnded(status) && cancelOnReturn === null;
}

function isKnown({ phone }: Stop): boolean {
  return onlyDigits(phone ?? '').length >= 4;
}

/** Whether the recipient may ask for what nobody took once more. */
export function mayAskAgain(order: OrderView, stop: Stop): boolean {
  return (
    isKnown(stop) && stop.status === 'failed' && stop.ifUndelivered !== 'dispose' && isRedeliverable(order)
  );
}

/** Lines of the conversation with the courier; null: there is nobody to write to. */
export function conversationOf(
  { courierId }: OrderView,
  { lines }: Stop,
  { settings }: Hub,
): { fromCourier: number } | null {
  const on = settings.recipientPage.conversation && courierId !== null;
  return on ? { fromCourier: lines?.courier ?? 0 } : null;
}

/** How the recipient rated the delivery, or may; null: nobody has been at the door. */
export function ratingOf({ courierId }: OrderView, stop: Stop, now: Date): TrackedRating | null {
  const { status, rating } = stop;
  if (status === 'pending' || courierId === null) return null;
  return { stars: rating?.stars ?? null, open: !rating && isKnown(stop) && !isRatingOver(stop, now) };
}

/** Whether the recipient may say what went wrong, by the end of their phone; else the shop does. */
export function mayClaim(stop: Stop): boolean {
  return isKnown(stop);
}
