import { queryOptions } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';

/** What a colleague has dealt with leaves the board by then; so does what was held and ended since. */
const AGAIN_MS = 15_000;
const ALL = ['unserved'];
const DECISIONS = ['decisions'];

/** What needs a decision: failures, claims, what recipients ask for, goods that couriers hold. */
export const decisions = {
  all: () =>
    queryOptions({
      queryKey: DECISIONS,
      queryFn: () => answer(api.GET('/api/admin/decisions')),
      refetchInterval: AGAIN_MS,
    }),
  reread: () => cache.invalidateQueries({ queryKey: DECISIONS }),
};

/** Orders that nobody took. */
export const unserved = {
  all: () =>
    queryOptions({
      queryKey: ALL,
      queryFn: () => answer(api.GET('/api/admin/unserved')),
      refetchInterval: AGAIN_MS,
    }),
  reread: () => cache.invalidateQueries({ queryKey: ALL }),
  /** Takes orders out of the list before the server says so. */
  drop: (orderIds: readonly number[]) =>
    cache.setQueryData(
      unserved.all().queryKey,
      (list) => list && { ...list, items: list.items.filter(({ orderId }) => !orderIds.includes(orderId)) },
    ),
  restart: async (orderId: number, raiseCents: number) => {
    const at = { params: { path: { id: String(orderId) } }, body: { raiseCents } };
    const order = await answer(api.POST('/api/admin/unserved/{id}/restart', at));
    unserved.drop([orderId]);
    return order;
  },
};
