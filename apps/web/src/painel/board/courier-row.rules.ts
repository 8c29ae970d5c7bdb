import { outOfSearchSince } from '../../base/search-presence.rules.js';

interface Shown {
  readonly online: boolean;
  readonly status: string;
  readonly lastSeenAt: string | null;
  readonly shiftEndsAt: string | null;
}

interface CourierRowState {
  /** Since when the search does not count the courier, in milliseconds; null: it does, or they are off. */
  readonly outSince: number | null;
  /** Gets orders now, with none on hand. */
  readonly free: boolean;
  /** Shown greyed: off, or out of the search. */
  readonly away: boolean;
  /** Whether there is room for what the courier does, whose number of orders the row's head has. */
  readonly saysState: boolean;
}

/** How a courier's row looks: green only while the search counts the courier. */
export function courierRowOf(courier: Shown, carrying: number, nowMs: number): CourierRowState {
  const { online, status, lastSeenAt, shiftEndsAt } = courier;
  const outSince = online ? outOfSearchSince(lastSeenAt, nowMs) : null;
  const crowded = carrying > 0 && (outSince !== null || shiftEndsAt !== null);
  return {
    outSince,
    free: carrying === 0 && status !== 'offline' && outSince === null,
    away: !online || outSince !== null,
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
export function asksFirst(order: Assigned | undefined, courierId: number, known?: Holder): boolean {
  const collected = known?.collected ?? order?.status === 'collected';
  const holderId = known ? known.holderId : (order?.courierId ?? null);
  if (holderId === null || holderId === courierId) return false;
  return collected || (known?.seenId !== undefined && known.seenId !== holderId);
}
