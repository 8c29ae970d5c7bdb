import { Injectable } from '@nestjs/common';
import { Merchants } from '../../people/index.js';
import { hubScope, Database, type Queryable, statement } from '../../base/index.js';
import type { OrderRecord } from './order.entity.js';
import {
  toView,
  VIEW_COLUMNS,
  VIEW_JOINS,
  type OrderMerchant,
  type PartiesOfOrder,
  type OrderView,
  type ViewRow,
} from './order-view.mapper.js';

const PARTIES = statement(
  'orders.order_parties',
  `select ${VIEW_COLUMNS}
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as o(merchant_id, courier_id, group_id, n)
     ${VIEW_JOINS} order by o.n`,
);

/** Merchant, courier and group leader of orders that are already in memory, such as the snapshots of events. */
@Injectable()
export class OrderParties {
  constructor(
    private readonly db: Database,
    private readonly merchants: Merchants,
  ) {}

  /** Adds the parties to the given objects and returns them as views. */
  async load(orders: readonly OrderRecord[], on: Queryable = this.db): Promise<OrderView[]> {
    const partiesByKey = await this.loadByKey(orders, on);
    return orders.map((order) => {
      const parties = partiesByKey.get(partiesKey(order));
      if (!parties) throw new Error(`Order ${String(order.id)} has no merchant`);
      return Object.assign(order, parties);
    });
  }

  /** One look-up for all orders with the same parties. Orders without courier and group need only the cached merchant. */
  private async loadByKey(
    orders: readonly OrderRecord[],
    on: Queryable,
  ): Promise<ReadonlyMap<string, PartiesOfOrder>> {
    const found = new Map<string, PartiesOfOrder>();
    const missing = new Map<string, OrderRecord>();
    for (const order of orders) {
      const key = partiesKey(order);
      if (found.has(key) || missing.has(key)) continue;
      // An open transaction may have changed the merchant, so only other callers use the cache.
      const cached = on === this.db && order.courierId === null && order.groupId === null;
      if (cached)
        found.set(key, { merchant: await this.merchant(order), courier: null, groupLeaderId: null });
      else missing.set(key, order);
    }
    if (missing.size === 0) return found;
    const lookedUp = [...missing.values()];
    const rows = await on.query<ViewRow<PartiesOfOrder>>(PARTIES, [
      lookedUp.map((order) => order.merchantId),
      lookedUp.map((order) => order.courierId),
      lookedUp.map((order) => order.groupId),
    ]);
    for (const [i, order] of lookedUp.entries()) {
      const row = rows[i];
      if (row) found.set(partiesKey(order), toView<PartiesOfOrder>(row));
    }
    return found;
  }

  private async merchant({ hubId, merchantId }: OrderRecord): Promise<OrderMerchant> {
    const known = await this.merchants.orderingCached(hubScope(hubId), merchantId);
    const { id, name, email, phone, externalId, document, courierNote } = known;
    return { id, name, email, phone, externalId, document, courierNote };
  }
}

/** Orders with the same key have the same parties. */
function partiesKey({ merchantId, courierId, groupId }: OrderRecord): string {
  return `${String(merchantId)} ${String(courierId)} ${String(groupId)}`;
}
