import { queryOptions } from '@tanstack/react-query';
import { call } from '../../base/api/client.js';

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
