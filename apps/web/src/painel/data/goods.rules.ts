import { type Body } from '../../ground/api/client.js';

export type GoodsPlace = Body<'PUT /api/admin/failed-orders/{id}/goods'>['goodsAt'];
export const GOODS_PLACES: readonly GoodsPlace[] = ['shop', 'hub', 'courier'];
