import { queryOptions } from '@tanstack/react-query';
import { again, cache, call, read } from '../../base/api/client.js';

/** The server keeps a projection as long, as it is made of the last positions. */
const ARRIVALS_MS = 15_000;

/** Milliseconds by order: when open orders will be delivered, and when their searches end. */
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

/** What a colleague has dealt with leaves the board within this time; so does what was held and has ended. */
const REFETCH_MS = 15_000;

/** What needs a decision: failures, claims, what recipients ask for, goods that couriers hold. */
export const decisions = {
  reread: () => again('/api/admin/decisions'),
};

export const unserved = {
  all: { ...read('/api/admin/unserved'), refetchInterval: REFETCH_MS },
  reread: () => again('/api/admin/unserved'),
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
