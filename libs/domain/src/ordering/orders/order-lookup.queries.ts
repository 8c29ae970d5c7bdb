import { Injectable } from '@nestjs/common';
import { MerchantQueries, Merchants } from '../../people/index.js';
import {
  arraysOf,
  Clock,
  Database,
  hubScope,
  type Queryable,
  readableMerchants,
  readFromPrimary,
  type Scope,
  statement,
} from '../../base/index.js';
import {
  type OrderMerchant,
  type OrderView,
  type PartiesOfOrder,
  toView,
  VIEW_COLUMNS,
  VIEW_JOINS,
  type ViewRow,
} from './order-view.mapper.js';
import { OrderQueries } from './order.queries.js';
import { RecipientLookup, type RecipientPage } from './recipient-lookup.queries.js';
import type { OrderRecord } from './order.entity.js';
import type { OrderFilter } from './order-list.statements.js';

/** SQL: the order's merchant is one of these, whose orders the caller may read; null: all orders. */
const READABLE = (ids: string) => `(${ids}::bigint[] is null or merchant_id = any(${ids}::bigint[]))`;

/** Each branch reads an index of its own; one condition with OR would walk every order of the hub. */
const BY_NUMBER = statement(
  'orders.order_lookup',
  `select id from orders where hub_id = $1 and id = $2::bigint and deleted_at is null and ${READABLE('$4')}
   union select id from orders where hub_id = $1 and public_id = upper($3) and deleted_at is null and ${READABLE('$4')}
   union (select id from orders
           where hub_id = $1 and external_id = $3 and deleted_at is null and ${READABLE('$4')} limit 200)`,
);

const MERCHANTS = 50;

/** Finds orders by what a caller on the telephone knows. */
@Injectable()
export class OrderLookup {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderQueries,
    private readonly merchants: MerchantQueries,
    private readonly recipients: RecipientLookup,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders that match, newest first. `text` is an order's number, public id or external id; else the name of
   * a merchant; else beginnings of a recipient's names, or the beginning or end of the phone. Without a text,
   * every order of the filter matches. `late`: past what was promised, now. `ids`: from the primary, as
   * callers know them from events, of which a replica may lack the rows.
   */
  async find(
    scope: Scope,
    text: string | undefined,
    { late = false, ...asked }: OrderFilter & { readonly late?: boolean },
    page: RecipientPage,
  ): Promise<OrderView[]> {
    const filter = late ? { ...asked, lateAt: this.clock.now() } : asked;
    if (asked.ids !== undefined) readFromPrimary();
    if (text === undefined) return this.orders.before(scope, filter, page.before, page.limit);
    const wanted = text.trim();
    const narrowed = (await this.byNumber(scope, wanted)) ?? (await this.byMerchant(scope, wanted));
    if (narrowed !== null)
      return this.orders.before(scope, { ...narrowed, ...filter }, page.before, page.limit);
    const ids = await this.recipients.find(scope, wanted, filter, page);
    return ids.length === 0 ? [] : this.orders.before(scope, { ids }, null, page.limit);
  }

  private async byNumber(scope: Scope, text: string): Promise<OrderFilter | null> {
    const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
    const found = await this.db.reads.query(BY_NUMBER, [scope.hubId, id, text, readableMerchants(scope)]);
    return found.length > 0 ? { ids: found.map((order) => order.id) } : null;
  }

  private async byMerchant(scope: Scope, text: string): Promise<OrderFilter | null> {
    // A merchant sees its own orders only: a search by the merchant's name would find all or none.
    if (scope.merchantId !== null) return null;
    const { items } = await this.merchants.page(scope, { search: text }, { page: 1, perPage: MERCHANTS });
    return items.length > 0 ? { merchantIds: items.map(({ id }) => id) } : null;
  }
}

const PARTIES = statement(
  'orders.order_parties',
  `select o.key, ${VIEW_COLUMNS}
     from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])
     as o(key, merchant_id, courier_id, group_id) ${VIEW_JOINS}`,
);

/** Merchant, courier and group leader of orders already in memory, as in the snapshots of events. */
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

  /** One look-up for each set of parties. Without courier and group only the cached merchant is needed. */
  private async loadByKey(orders: readonly OrderRecord[], on: Queryable) {
    const found = new Map<string, PartiesOfOrder>();
    const missing: OrderRecord[] = [];
    for (const [key, order] of new Map(orders.map((one) => [partiesKey(one), one]))) {
      // An open transaction may have changed the merchant, so only other callers use the cache.
      if (on === this.db && order.courierId === null && order.groupId === null)
        found.set(key, { merchant: await this.merchant(order), courier: null, groupLeaderId: null });
      else missing.push(order);
    }
    if (missing.length === 0) return found;
    const rows = await on.query<ViewRow<PartiesOfOrder> & { readonly key: string }, 'key'>(PARTIES, [
      missing.map(partiesKey),
      ...arraysOf(missing, 'merchantId', 'courierId', 'groupId'),
    ]);
    for (const { key, ...row } of rows) found.set(key, toView<PartiesOfOrder>(row));
    return found;
  }

  private async merchant({ hubId, merchantId }: OrderRecord): Promise<OrderMerchant> {
    const known = await this.merchants.orderingCached(hubScope(hubId), merchantId);
    const { id, name, email, phone, externalId, document, courierNote } = known;
    return { id, name, email, phone, externalId, document, courierNote };
  }
}

function partiesKey({ merchantId, courierId, groupId }: OrderRecord): string {
  return `${String(merchantId)} ${String(courierId)} ${String(groupId)}`;
}
