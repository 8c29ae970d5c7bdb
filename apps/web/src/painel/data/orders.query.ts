import { queryOptions } from '@tanstack/react-query';
import { again, cache, call, read } from '../../base/api/client.js';

/** A projection is of the last positions; the server keeps one as long for everybody. */
const ARRIVALS_MS = 15_000;

/** When open orders will be delivered and when their searches end, in milliseconds by order. */
export const arrivals = queryOptions({
  queryKey: ['admin', 'arrivals', 'by-order'],
  queryFn: async () => {
    const { items, searches } = await call('/api/admin/arrivals');
    const expected = items.map(({ orderId, expectedAt }) => [orderId, Date.parse(expectedAt)] as const);
    const endings = searches.map(({ orderId, endsAt }) => [orderId, Date.parse(endsAt)] as const);
    const queues = searches.flatMap(({ orderId, queue }) => (queue ? [[orderId, queue] as const] : []));
    return { expected: new Map(expected), endings: new Map(endings), queues: new Map(queues) };
  },
  refetchInterval: ARRIVALS_MS,
});

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
