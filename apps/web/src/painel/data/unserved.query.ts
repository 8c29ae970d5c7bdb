import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Body } from '../../ground/api/client.js';

export type GoodsPlace = Body<'/api/admin/failed-orders/{id}/goods', 'put'>['goodsAt'];

/** What a colleague has dealt with leaves the board by then; so does what was held and ended since. */
const AGAIN_MS = 15_000;
const at = (orderId: number) => ({ params: { path: { id: String(orderId) } } });

/** What needs a decision: failures, claims, what recipients ask for, goods that couriers hold. */
export const decisions = {
  all: () =>
    queryOptions({
      queryKey: ['decisions'],
      queryFn: () => answer(api.GET('/api/admin/decisions')),
      refetchInterval: AGAIN_MS,
    }),
  settle: (orderId: number) => api.POST('/api/admin/failed-orders/{id}/settle', at(orderId)),
  place: (orderId: number, goodsAt: GoodsPlace) =>
    api.PUT('/api/admin/failed-orders/{id}/goods', { ...at(orderId), body: { goodsAt } }),
  decideRequest: (id: number, accepted: boolean) =>
    api.POST('/api/admin/recipient-requests/{id}/decide', { ...at(id), body: { accepted } }),
};

/** Orders that nobody took. */
export const unserved = {
  all: () =>
    queryOptions({
      queryKey: ['unserved'],
      queryFn: () => answer(api.GET('/api/admin/unserved')),
      refetchInterval: AGAIN_MS,
    }),
  restart: (orderId: number, raiseCents: number) =>
    answer(api.POST('/api/admin/unserved/{id}/restart', { ...at(orderId), body: { raiseCents } })),
  tellShop: (orderId: number) => answer(api.POST('/api/admin/unserved/{id}/tell-shop', at(orderId))),
  settle: (orderId: number) => answer(api.POST('/api/admin/unserved/{id}/settle', at(orderId))),
};
