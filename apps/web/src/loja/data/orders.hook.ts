import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answer, api, cache, type Answer, type Body } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';
import { useLive } from '../../ground/live.js';

export type Order = Answer<'/api/merchant/orders', 'get'>['items'][number];
export type OrderDetail = Answer<'/api/merchant/orders/{id}', 'get'>;
export type Movement = Answer<'/api/merchant/orders/{id}/movements', 'get'>['items'][number];
type OrderStatus = Order['status'];

const OPEN: readonly OrderStatus[] = [
  ...(['waiting', 'scheduled', 'preparing', 'pending', 'accepted'] as const),
  ...(['arrived_pickup_location', 'collected', 'delivered'] as const),
];

export type OrderPart = 'open' | 'done' | 'cancelled';

const STATUSES: Record<OrderPart, readonly OrderStatus[]> = {
  open: OPEN,
  done: ['completed'],
  cancelled: ['cancelled'],
};

export function isOpen(status: OrderStatus): boolean {
  return OPEN.includes(status);
}

const at = (id: number) => ({ params: { path: { id } } });

export function useOrders(part: OrderPart, search: string) {
  // A search looks everywhere: whoever asks seldom knows how the order ended.
  const filter = search === '' ? { status: STATUSES[part].join(',') } : { q: search };
  const query = { ...filter, limit: 30 };
  return usePages(['orders', part, search], '/api/merchant/orders', { query });
}

/** An order with its timeline; a courier on the way is looked for again now and then, as positions tell no event. */
export function useOrder(id: string) {
  return useQuery({
    queryKey: ['order', id],
    queryFn: () => answer(api.GET('/api/merchant/orders/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.courier && isOpen(state.data.status) ? 15_000 : false),
  });
}

export const orderActs = {
  quote: (body: Body<'/api/merchant/orders/quote', 'post'>) =>
    queryOptions({
      queryKey: ['quote', body],
      queryFn: () => answer(api.POST('/api/merchant/orders/quote', { body })),
      retry: false,
    }),
  cancel: (id: number) => answer(api.POST('/api/merchant/orders/{id}/cancel', { ...at(id), body: {} })),
  simulatePayment: (id: number) => answer(api.POST('/api/merchant/orders/{id}/simulate-payment', at(id))),
  redelivery: (id: number) => answer(api.GET('/api/merchant/orders/{id}/redelivery', at(id))),
  redeliver: (id: number, expectedTotalCents: number | null) =>
    answer(api.POST('/api/merchant/orders/{id}/redelivery', { ...at(id), body: { expectedTotalCents } })),
  tip: (id: number, tipCents: number) =>
    answer(api.PUT('/api/merchant/orders/{id}/tip', { ...at(id), body: { tipCents } })),
  ready: (id: number) => answer(api.POST('/api/merchant/orders/{id}/ready', at(id))),
};

export function useMovements(id: number | undefined) {
  return useQuery({
    queryKey: ['order-movements', id],
    enabled: id !== undefined,
    queryFn: async () =>
      (await answer(api.GET('/api/merchant/orders/{id}/movements', { params: { path: { id: id ?? 0 } } })))
        .items,
  });
}

const TOGETHER_MS = 300;

/** Reads again what the stream says has changed; changes that come together are read together. */
export function useFollowedOrders(): void {
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const again = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = null;
      for (const key of ['orders', 'order', 'order-movements', 'wallet'])
        void cache.invalidateQueries({ queryKey: [key] });
    }, TOGETHER_MS);
  };
  useLive({ order: again, behind: again });
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current);
    },
    [],
  );
}
