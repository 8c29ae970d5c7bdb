import type { HubChange, HubCourier, HubOfferChange } from '#domain';

/**
 * The body of a change, with what boards show. Of two events of one record the one with the greater sequence is
 * newer.
 */
export function hubChangeBody(change: HubChange): object {
  const { id, type, at } = change;
  if (change.kind === 'order') {
    const { sequence, status, courierId } = change;
    return { id, sequence, type, at, status, courierId };
  }
  const sequence = change.changeId;
  if (change.kind === 'request') return { id, sequence, type, at };
  return { id, sequence, type, at, ...courierFacts(change) };
}

/** What boards show of a courier, all of one moment. */
export function courierFacts(courier: HubCourier): object {
  const { online, status, activeOrders, shiftEndsAt, freeSince, lastSeenAt, location } = courier;
  return { online, status, activeOrders, shiftEndsAt, freeSince, lastSeenAt, location };
}

/** The body of an offer that was made or has ended. */
export function hubOfferBody({ id, orderId, courierId, status, at }: HubOfferChange): object {
  return { id, sequence: status === 'open' ? 1 : 2, orderId, courierId, status, at };
}

/** Leaves out all but the last change of each courier, which already shows the courier as of now; a call for help stays. */
export function withoutRepeats(changes: readonly HubChange[]): HubChange[] {
  const last = new Map(changes.map((change) => [keyOf(change), change]));
  return changes.filter((change) => last.get(keyOf(change)) === change);
}

function keyOf({ kind, id, changeId, type }: HubChange): string {
  return kind === 'courier' && type !== 'courier.emergency' ? `c${String(id)}` : String(changeId);
}
