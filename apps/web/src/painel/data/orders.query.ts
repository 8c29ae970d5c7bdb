import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import type { paths } from '../../ground/generated/console.js';

const at = (id: number) => ({ params: { path: { id } } });
/** One order has a few events, each for a few receivers. */
const MESSAGES = 200;
const FOUND = 8;
/** Rows of a list, read as one scrolls. */
const PAGE = 100;
/** A projection is of the last positions; the server keeps one as long for everybody. */
const ARRIVALS_MS = 15_000;

type OrderQuery = NonNullable<paths['/api/admin/orders']['get']['parameters']['query']>;

/** Orders: what is read of them, and under which key. A change of the stream reads again what `key` names. */
export const orders = {
  /** All that is cached of one order. */
  key: (id: number) => ['order', id] as const,
  messagesKey: (id: number) => [...orders.key(id), 'hooks'] as const,
  record: (id: number) => answer(api.GET('/api/admin/orders/{id}', at(id))),
  one: (id: number) =>
    queryOptions({
      queryKey: orders.key(id),
      queryFn: () => orders.record(id),
      staleTime: 5_000,
    }),
  /** When open orders will be delivered and when their searches end, in milliseconds by order. */
  arrivals: () =>
    queryOptions({
      queryKey: ['arrivals'],
      queryFn: async () => {
        const { items, searches } = await answer(api.GET('/api/admin/arrivals'));
        const expected = items.map(({ orderId, expectedAt }) => [orderId, Date.parse(expectedAt)] as const);
        const endings = searches.map(({ orderId, endsAt }) => [orderId, Date.parse(endsAt)] as const);
        const queues = searches.flatMap(({ orderId, queue }) => (queue ? [[orderId, queue] as const] : []));
        return { expected: new Map(expected), endings: new Map(endings), queues: new Map(queues) };
      },
      refetchInterval: ARRIVALS_MS,
    }),
  read: (query: OrderQuery) => answer(api.GET('/api/admin/orders', { params: { query } })),
  page: (query: OrderQuery) => orders.read({ ...query, limit: PAGE }),
  track: (id: number) =>
    queryOptions({
      queryKey: [...orders.key(id), 'track'],
      queryFn: () => answer(api.GET('/api/admin/orders/{id}/track', at(id))),
    }),
  movements: (id: number) =>
    queryOptions({
      queryKey: [...orders.key(id), 'movements'],
      queryFn: () => answer(api.GET('/api/admin/orders/{id}/movements', at(id))),
    }),
  /** What recipients and the courier wrote; `lines`: how many there are. */
  conversation: (id: number, lines: number) =>
    queryOptions({
      queryKey: [...orders.key(id), 'conversation', lines],
      queryFn: () => answer(api.GET('/api/admin/orders/{id}/conversation', at(id))),
    }),
  /** Who was asked for the order, and why. */
  asked: (id: number) =>
    queryOptions({
      queryKey: [...orders.key(id), 'search'],
      queryFn: () => answer(api.GET('/api/admin/orders/{id}/search', at(id))),
    }),
  /** Couriers by what the order costs with each, asked anew whenever an operator is about to choose. */
  advised: (id: number) =>
    queryOptions({
      queryKey: ['advice', id],
      queryFn: () => answer(api.GET('/api/admin/orders/{id}/couriers', at(id))),
      gcTime: 0,
      refetchOnWindowFocus: false,
      retry: false,
    }),
  /** What cancelling the order would do, as of now. */
  cancellation: (id: number) =>
    queryOptions({
      queryKey: [...orders.key(id), 'cancellation'],
      queryFn: () => answer(api.GET('/api/admin/orders/{id}/cancellation', at(id))),
    }),
  messages: (aggregateId: number) =>
    queryOptions({
      queryKey: orders.messagesKey(aggregateId),
      queryFn: () => {
        const query = { aggregateId, limit: MESSAGES };
        return answer(api.GET('/api/admin/webhooks/deliveries', { params: { query } }));
      },
    }),
  found: (q: string) =>
    queryOptions({
      queryKey: ['orders', 'search', q],
      queryFn: () => orders.read({ q, limit: FOUND }),
    }),
};
