import { answer, api, type Body } from '../../ground/api/client.js';

export type GoodsPlace = Body<'/api/admin/failed-orders/{id}/goods', 'put'>['goodsAt'];
export const GOODS_PLACES: readonly GoodsPlace[] = ['shop', 'hub', 'courier'];

const at = (id: number) => ({ params: { path: { id: String(id) } } });

/** What can be done with what nobody took, and with what needs a decision. */
export const waitActs = {
  tellShop: (orderId: number) => answer(api.POST('/api/admin/unserved/{id}/tell-shop', at(orderId))),
  settle: (orderId: number) => answer(api.POST('/api/admin/unserved/{id}/settle', at(orderId))),
  settleFailure: (orderId: number) => api.POST('/api/admin/failed-orders/{id}/settle', at(orderId)),
  place: (orderId: number, goodsAt: GoodsPlace) =>
    api.PUT('/api/admin/failed-orders/{id}/goods', { ...at(orderId), body: { goodsAt } }),
  decideRequest: (id: number, accepted: boolean) =>
    api.POST('/api/admin/recipient-requests/{id}/decide', { ...at(id), body: { accepted } }),
};
