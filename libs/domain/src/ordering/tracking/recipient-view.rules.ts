import { distanceMeters, KEPT_FILE_URL, onlyDigits, type Point, pointOf } from '../../base/index.js';
import type { Hub } from '../../company/index.js';
import {
  isEnded,
  isRatingOver,
  isRedeliverable,
  type OrderView,
  type Stop,
  type VisitPlan,
} from '../orders/index.js';
import type { Merchant } from '../../people/index.js';

/** The stop whose recipient has the link; null: a link of several stops may be in any of their hands. */
export function ownStopOf({ stops }: OrderView, ordinal: number | null): Stop | null {
  if (ordinal === null && stops.length > 1) return null;
  return stops.find((stop) => ordinal === null || stop.ordinal === ordinal) ?? null;
}

/** Whether the recipient may still change something: who they are is told by the end of their phone. */
export function mayWish({ status, cancelOnReturn }: OrderView, stop: Stop): boolean {
  return isKnown(stop) && stop.status === 'pending' && !isEnded(status) && cancelOnReturn === null;
}

/** Whether the end of the phone can tell who the recipient is. */
export function isKnown({ phone }: Stop): boolean {
  return onlyDigits(phone ?? '').length >= 4;
}

export function mayAskAgain(order: OrderView, stop: Stop): boolean {
  return (
    isKnown(stop) && stop.status === 'failed' && stop.ifUndelivered !== 'dispose' && isRedeliverable(order)
  );
}

/** Lines of the conversation with the courier; null: there is nobody to write to. */
export function conversationOf({ courierId }: OrderView, { lines }: Stop, { settings }: Hub) {
  const on = settings.recipientPage.conversation && courierId !== null;
  return on ? { fromCourier: lines?.courier ?? 0 } : null;
}

/** How the recipient rated the delivery (null: not yet), or may; null: nobody has been at the door. */
export function ratingOf({ courierId }: OrderView, stop: Stop, now: Date) {
  const { status, rating } = stop;
  if (status === 'pending' || courierId === null) return null;
  return { stars: rating?.stars ?? null, open: !rating && isKnown(stop) && !isRatingOver(stop, now) };
}

export type TrackedRating = NonNullable<ReturnType<typeof ratingOf>>;

/** A courier so near to an address is seen to be there. */
const NEAR_M = 150;

/** How many other stops come before it; null: it is not ahead any more. */
export function stopsBefore({ visits }: VisitPlan, orderId: number, stop: Stop): number | null {
  const at = visits.findIndex((visit) => visit.orderId === orderId && visit.ordinal === stop.ordinal);
  return at < 0 ? null : visits.slice(0, at).filter(({ goal }) => goal === 'stop').length;
}

/**
 * Whether a recipient sees the courier: no stop comes before theirs, and the position is at nobody else's
 * address. The courier's last stops count too: the marker does not begin at the door of the one before.
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

function metresTo(stop: Stop, from: Point): number {
  const point = pointOf(stop);
  return point ? distanceMeters(from, point) : Infinity;
}

export function companyOf({ name, settings: { branding } }: Pick<Hub, 'name' | 'settings'>) {
  return { ...branding, name: branding.name ?? name };
}

export type TrackedCompany = ReturnType<typeof companyOf>;
export type TrackedContact = Omit<TrackedCompany, 'color'>;

/** The merchant, with its first picture of this platform as logo: pages load nothing from other hosts. */
export function merchantContact({ name, phone, media }: Pick<Merchant, 'name' | 'phone' | 'media'>) {
  const logoUrl = media.find(({ url }) => KEPT_FILE_URL.test(url))?.url ?? null;
  return { name, logoUrl, phone, whatsapp: null, email: null, website: null };
}
