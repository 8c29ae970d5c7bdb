import type { Courier, Order } from '../../base/api/client.js';
import { outOfSearchSince } from '../../base/search-presence.rules.js';

type Shown = Pick<Courier, 'online' | 'status' | 'lastSeenAt' | 'shiftEndsAt'>;

/** A row is green only while the search counts the courier. */
export function courierRowOf(courier: Shown, carrying: number, nowMs: number) {
  const { online, status, lastSeenAt, shiftEndsAt } = courier;
  const outSince = online ? outOfSearchSince(lastSeenAt, nowMs) : null;
  const crowded = carrying > 0 && (outSince !== null || shiftEndsAt !== null);
  return {
    /** Milliseconds; null: the search counts the courier, or they are off shift. */
    outSince,
    /** Receives orders now and has none on hand. */
    free: carrying === 0 && status !== 'offline' && outSince === null,
    /** Greyed. */
    away: !online || outSince !== null,
    /** The row has room for what the courier does; the number of their orders is always shown. */
    saysState: !crowded && (outSince === null || carrying > 0),
  };
}

interface Holder {
  readonly holderId: number | null;
  readonly collected: boolean;
  /** Who had the order when the operator began to choose. */
  readonly seenId?: number | null;
}

/** Asked first: goods would change hands, or somebody got the order while the operator chose. */
export function asksFirst(
  order: Pick<Order, 'status' | 'courierId'>,
  courierId: number,
  known?: Holder,
): boolean {
  const collected = known?.collected ?? order.status === 'collected';
  const holderId = known ? known.holderId : order.courierId;
  if (holderId === null || holderId === courierId) return false;
  return collected || (known?.seenId !== undefined && known.seenId !== holderId);
}
