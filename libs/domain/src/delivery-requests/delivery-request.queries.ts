import { Injectable } from '@nestjs/common';
import type { Scope } from '../shared/index.js';
import { Database, statement } from '../storage/index.js';
import { DeliveryRequest, type DeliveryRequestRecord } from './delivery-request.entity.js';
import { RequestStore } from './request.store.js';

const COMBINED = statement(
  'delivery-requests.delivery_requests_combined',
  `select r.order_ref as "orderRef"
     from orders o join delivery_requests r on r.order_id = o.id
    where o.group_id = $1 and o.id <> $2 and o.merchant_id = $3
      and o.status <> all('{completed,cancelled}')
    order by r.order_ref`,
);

@Injectable()
export class DeliveryRequestQueries {
  constructor(
    private readonly db: Database,
    private readonly store: RequestStore,
  ) {}

  /** The last attempt under the caller's id. @throws delivery_request_not_found */
  last(scope: Scope, orderUuid: string): Promise<DeliveryRequestRecord> {
    return this.store.last(scope, orderUuid);
  }

  /** @throws delivery_request_not_found */
  byId(scope: Scope, id: number): Promise<DeliveryRequestRecord> {
    return this.store.find(scope, id);
  }

  /** Requests without a decision, oldest first. */
  undecided(scope: Scope, limit = 100): Promise<DeliveryRequestRecord[]> {
    const { hubId, merchantId } = scope;
    return this.db.manager.find(DeliveryRequest, {
      where: { hubId, status: 'received', ...(merchantId === null ? {} : { merchantId }) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** The merchant's id and name in the caller's last request. */
  async lastMerchant(hubId: number, merchantId: number): Promise<{ id: string; name: string } | null> {
    const last = await this.db.first<{ merchant: { id: string; name: string } }>(
      `select merchant from delivery_requests where hub_id = $1 and merchant_id = $2 order by id desc limit 1`,
      [hubId, merchantId],
    );
    return last && last.merchant;
  }

  /** The caller's ids of the merchant's other deliveries in the order's group. */
  async combinedWith(order: { id: number; groupId: number | null; merchantId: number }): Promise<string[]> {
    if (order.groupId === null) return [];
    const rows = await this.db.query<{ orderRef: string }>(COMBINED, [
      order.groupId,
      order.id,
      order.merchantId,
    ]);
    return rows.map(({ orderRef }) => orderRef);
  }
}
