import { cache, call, again, read } from '../../base/api/client.js';

/** What a colleague has dealt with leaves the board by then; so does what was held and ended since. */
const AGAIN_MS = 15_000;

/** What needs a decision: failures, claims, what recipients ask for, goods that couriers hold. */
export const decisions = {
  reread: () => again('/api/admin/decisions'),
};

/** Orders that nobody took. */
export const unserved = {
  all: { ...read('/api/admin/unserved'), refetchInterval: AGAIN_MS },
  reread: () => again('/api/admin/unserved'),
  /** Takes orders out of the list before the server says so. */
  drop: (orderIds: readonly number[]) =>
    cache.setQueryData(
      unserved.all.queryKey,
      (list) => list && { ...list, items: list.items.filter(({ orderId }) => !orderIds.includes(orderId)) },
    ),
  restart: async (orderId: number, raiseCents: number) => {
    const order = await call('POST /api/admin/unserved/{id}/restart', { id: orderId, raiseCents });
    unserved.drop([orderId]);
    return order;
  },
};
