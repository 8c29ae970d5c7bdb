import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Body } from '../../ground/api/client.js';
import { orders } from './orders.query.js';

const at = (id: number) => ({ params: { path: { id } } });

/** What can be done with an order, and what it would cost. */
export const orderActs = {
  /** The price of a new order. */
  quote: (body: Body<'/api/admin/orders/quote', 'post'>) =>
    queryOptions({
      queryKey: ['quote', body],
      queryFn: () => answer(api.POST('/api/admin/orders/quote', { body })),
      retry: false,
    }),
  /** The price of an order that is changed. */
  changeQuote: (id: number, body: Body<'/api/admin/orders/{id}/quote', 'post'>) =>
    queryOptions({
      queryKey: [...orders.key(id), 'quote', body],
      queryFn: () => answer(api.POST('/api/admin/orders/{id}/quote', { ...at(id), body })),
      retry: false,
    }),
  /** What may be meant by the words for an address, also by unfinished ones. */
  addresses: async (q: string) =>
    (await answer(api.GET('/api/admin/orders/addresses', { params: { query: { q } } }))).items,
  create: (body: Body<'/api/admin/orders', 'post'>, key: string) =>
    answer(api.POST('/api/admin/orders', { body, headers: { 'Idempotency-Key': key } })),
  change: (id: number, body: Body<'/api/admin/orders/{id}', 'patch'>) =>
    answer(api.PATCH('/api/admin/orders/{id}', { ...at(id), body })),
  redelivery: (id: number) => answer(api.GET('/api/admin/orders/{id}/redelivery', at(id))),
  redeliver: (id: number, expectedTotalCents: number | null) =>
    answer(api.POST('/api/admin/orders/{id}/redelivery', { ...at(id), body: { expectedTotalCents } })),
  tip: (id: number, tipCents: number) =>
    answer(api.PUT('/api/admin/orders/{id}/tip', { ...at(id), body: { tipCents } })),
  resendMessage: (id: number) => api.POST('/api/admin/webhooks/deliveries/{id}/resend', at(id)),
};
