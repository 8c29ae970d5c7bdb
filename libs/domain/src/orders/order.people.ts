import { Injectable } from '@nestjs/common';
import { Merchants } from '../merchants/index.js';
import { Database, hubScope, statement, type Queryable } from '../shared/index.js';
import type { OrderRecord } from './order.entity.js';
import {
  partiesIn,
  VIEW_COLUMNS,
  VIEW_JOINS,
  type OrderMerchant,
  type OrderParties,
  type OrderView,
  type Parties,
} from './order.view.js';

const PARTIES = statement(
  'order_parties',
  `select ${VIEW_COLUMNS}
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as o(merchant_id, courier_id, group_id, n)
     ${VIEW_JOINS} order by o.n`,
);

/** The people around orders that are at hand already, such as the snapshots events carry. */
@Injectable()
export class OrderPeople {
  constructor(
    private readonly db: Database,
    private readonly merchants: Merchants,
  ) {}

  /** The orders become the views. */
  async around(orders: readonly OrderRecord[], on: Queryable = this.db): Promise<OrderView[]> {
    const circles = await this.circles(orders, on);
    return orders.map((order) => {
      const parties = circles.get(circleOf(order));
      if (!parties) throw new Error(`Order ${String(order.id)} has lost its merchant`);
      return Object.assign(order, parties);
    });
  }

  /** Many orders share theirs. Around those nobody carries yet there is only their merchant, as known a moment ago. */
  private async circles(
    orders: readonly OrderRecord[],
    on: Queryable,
  ): Promise<ReadonlyMap<string, OrderParties>> {
    const found = new Map<string, OrderParties>();
    const missing = new Map<string, OrderRecord>();
    for (const order of orders) {
      const circle = circleOf(order);
      if (found.has(circle) || missing.has(circle)) continue;
      // What an open transaction sees may be its own.
      const alone = on === this.db && order.courierId === null && order.groupId === null;
      if (alone)
        found.set(circle, { merchant: await this.merchant(order), courier: null, groupLeaderId: null });
      else missing.set(circle, order);
    }
    if (missing.size === 0) return found;
    const asked = [...missing.values()];
    const rows = await on.query<Parties>(PARTIES, [
      asked.map((order) => order.merchantId),
      asked.map((order) => order.courierId),
      asked.map((order) => order.groupId),
    ]);
    for (const [i, order] of asked.entries()) {
      const row = rows[i];
      if (row) found.set(circleOf(order), partiesIn(row, order));
    }
    return found;
  }

  private async merchant({ hubId, merchantId }: OrderRecord): Promise<OrderMerchant> {
    const known = await this.merchants.recall(hubScope(hubId), merchantId);
    const { id, name, email, phone, externalId, document, courierNote } = known;
    return { id, name, email, phone, externalId, document, courierNote };
  }
}

/** Who is around an order. */
function circleOf({ merchantId, courierId, groupId }: OrderRecord): string {
  return `${String(merchantId)} ${String(courierId)} ${String(groupId)}`;
}
