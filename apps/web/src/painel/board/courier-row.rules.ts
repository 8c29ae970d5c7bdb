import { outOfSearchSince } from '../../base/search-presence.rules.js';

interface Shown {
  readonly online: boolean;
  readonly status: string;
  readonly lastSeenAt: string | null;
  readonly shiftEndsAt: string | null;
}

/** How a courier's row looks: green only while the search counts the courier. */
export function courierRowOf(courier: Shown, carrying: number, nowMs: number) {
  const { online, status, lastSeenAt, shiftEndsAt } = courier;
  const outSince = online ? outOfSearchSince(lastSeenAt, nowMs) : null;
  const crowded = carrying > 0 && (outSince !== null || shiftEndsAt !== null);
  return {
    /** Since when the search does not count the courier, in milliseconds; null: it does, or they are off. */
    outSince,
    /** Gets orders now, with none on hand. */
    free: carrying === 0 && status !== 'offline' && outSince === null,
    /** Shown greyed: off, or out of the search. */
    away: !online || outSince !== null,
    /** Whether there is room for what the courier does, whose number of orders the row's head has. */
    saysState: !crowded && (outSince === null || carrying > 0),
  };
}

interface Assigned {
  readonly status: string;
  readonly courierId: number | null;
}

/** Who has the goods, as the server just said. */
interface Holder {
  readonly holderId: number | null;
  readonly collected: boolean;
  /** Who had the order when the operator began to choose. */
  readonly seenId?: number | null;
}

/** Whether it is asked first: goods would change hands, or somebody got the order while the operator chose. */
export function asksFirst(order: Assigned, courierId: number, known?: Holder): boolean {
  const collected = known?.collected ?? order.status === 'collected';
  const holderId = known ? known.holderId : order.courierId;
  if (holderId === null || holderId === courierId) return false;
  return collected || (known?.seenId !== undefined && known.seenId !== holderId);
}
