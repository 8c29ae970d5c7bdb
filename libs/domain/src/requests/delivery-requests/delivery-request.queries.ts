import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { OrderRecord } from '../../ordering/index.js';
import { type Scope, Database, statement } from '../../base/index.js';
import { DeliveryRequest, type DeliveryRequestRecord } from './delivery-request.entity.js';
import { RequestStore } from './request.store.js';

const COMBINED = statement(
  'delivery-requests.delivery_requests_combined',
  `select o.group_id as "groupId", o.id as "orderId", o.merchant_id as "merchantId", r.order_ref as "orderRef",
          r.credential_id as "credentialId", k.app_id is not null as "ofApp",
          o.status <> all('{completed,cancelled}') as "underWay"
     from orders o join delivery_requests r on r.order_id = o.id
    left join credentials k on k.id = r.credential_id where o.group_id = any($1::bigint[])
    order by r.order_ref`,
);

const LAST_MERCHANT = statement(
  'delivery-requests.last_merchant',
  'select merchant from delivery_requests where hub_id = $1 and merchant_id = $2 order by id desc limit 1',
);

type GroupedOrder = Pick<OrderRecord, 'id' | 'groupId' | 'merchantId'>;

@Injectable()
export class DeliveryRequestQueries {
  constructor(
    private readonly db: Database,
    private readonly store: RequestStore,
  ) {}

  /** @throws delivery_request_not_found */
  byId(scope: Scope, id: number): Promise<DeliveryRequestRecord> {
    return this.store.find(scope, id);
  }

  /** In the order of the ids. */
  async byIds(hubId: number, ids: readonly number[]): Promise<DeliveryRequestRecord[]> {
    const found = await this.db.manager.findBy(DeliveryRequest, { hubId, id: In([...ids]) });
    const byId = new Map(found.map((request) => [request.id, request]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Oldest first. */
  undecided({ hubId, merchantId }: Scope): Promise<DeliveryRequestRecord[]> {
    return this.db.manager.find(DeliveryRequest, {
      where: { hubId, status: 'received', ...(merchantId !== null && { merchantId }) },
      order: { id: 'ASC' },
      take: 100,
    });
  }

  /** The merchant's id and name in the caller's last request. */
  async lastMerchant(hubId: number, merchantId: number): Promise<{ id: string; name: string } | null> {
    return (await this.db.first(LAST_MERCHANT, [hubId, merchantId]))?.merchant ?? null;
  }

  /** The caller's ids of the merchant's (or app's own) other deliveries under way in the order's group. */
  async combinedWith(order: GroupedOrder): Promise<string[]> {
    return (await this.combinations([order])).get(order.id) ?? [];
  }

  async combinations(orders: readonly GroupedOrder[]): Promise<Map<number, string[]>> {
    const groups = new Set(orders.flatMap(({ groupId }) => groupId ?? []));
    if (groups.size === 0) return new Map();
    const carried = await this.db.query(COMBINED, [[...groups]]);
    return new Map(
      orders.map(({ id, groupId, merchantId }) => {
        const own = carried.find((one) => one.orderId === id);
        const others = carried.filter(
          (one) =>
            one.underWay && one.groupId === groupId && one.orderId !== id && one.merchantId === merchantId,
        );
        const shown = own?.ofApp ? others.filter((one) => one.credentialId === own.credentialId) : others;
        return [id, shown.map(({ orderRef }) => orderRef)];
      }),
    );
  }
}
