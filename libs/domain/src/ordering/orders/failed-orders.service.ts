import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Database, DomainError, type Scope, statement } from '../../base/index.js';
import { OrderStore } from './order.store.js';
import type { GoodsPlace } from './order.types.js';
import { goodsAt, requireDepot, requireRedeliverable } from './redelivery.rules.js';

/** SQL condition: order `o` ended with something that can still go out again, and nobody has decided. */
export const FAILURE_WAITS = `o.status = 'completed' and o.failure_settled_at is null and o.deleted_at is null
  and o.stops @> '[{"status": "failed"}]'::jsonb
  and exists (select from jsonb_array_elements(o.stops) s
               where s ->> 'status' = 'failed' and s ->> 'ifUndelivered' is distinct from 'dispose')`;

const MAX_ORDERS = 3_000;

const WAITING = statement(
  'orders.failures_waiting',
  `select o.id as "orderId", o.public_id as "publicId", o.stops, o.needs_return as "needsReturn",
          o.goods_at as "goodsAt",
          o.finished_at as "finishedAt", m.name as "merchantName", m.phone as "merchantPhone"
     from orders o join merchants m on m.id = o.merchant_id
    where o.hub_id = $1 and ${FAILURE_WAITS}
    order by o.id desc limit $2`,
);

/** Deliveries that failed, until somebody has decided what becomes of the goods. */
@Injectable()
export class FailedOrders {
  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
    private readonly hubs: Hubs,
  ) {}

  /** The newest first, each by the first of its stops that failed. @throws forbidden */
  async list({ hubId, merchantId }: Scope) {
    if (merchantId !== null) throw new DomainError('forbidden');
    const rows = await this.db.reads.query(WAITING, [hubId, MAX_ORDERS]);
    return rows.map(({ stops, goodsAt: said, needsReturn, finishedAt, ...order }) => {
      const stop = stops.find(({ status }) => status === 'failed');
      return {
        ...order,
        recipient: stop?.name ?? null,
        district: stop?.district ?? stop?.address ?? null,
        reason: stop?.failureReason ?? null,
        goodsAt: goodsAt({ goodsAt: said, needsReturn }),
        endedAt: finishedAt ?? new Date(0),
      };
    });
  }

  /**
   * Says where the goods are now: a second delivery is collected there. Repeated it changes nothing.
   * @throws order_not_found · transition_refused · as `requireDepot`
   */
  async place(scope: Scope, orderId: number, at: GoodsPlace): Promise<void> {
    if (at === 'hub') requireDepot((await this.hubs.get(scope.hubId)).settings);
    await this.store.changeAlone(scope, orderId, (change) => {
      requireRedeliverable(change.order);
      if (goodsAt(change.order) === at) return;
      change.set({ goodsAt: at });
      change.record('order.goods_moved', { data: { goodsAt: at } });
    });
  }

  /** Nothing more is to be done with the goods. Repeatable. @throws order_not_found · transition_refused */
  async settle(scope: Scope, orderId: number): Promise<void> {
    await this.store.changeAlone(scope, orderId, (change) => {
      const { order } = change;
      if (order.failureSettledAt !== null) return;
      requireRedeliverable(order, 'settle');
      change.set({ failureSettledAt: change.now });
      change.record('order.failure_settled');
    });
  }
}
