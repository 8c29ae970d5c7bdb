import { Injectable } from '@nestjs/common';
import { MerchantQueries } from '../merchants/index.js';
import { readableMerchants, type Scope } from '../shared/index.js';
import { Database, statement } from '../storage/index.js';
import type { OrderView } from './order-view.mapper.js';
import { OrderQueries } from './order.queries.js';
import type { OrderFilter } from './order.types.js';
import { parseRecipientSearch } from './recipient-search.parser.js';

/** Whose orders the caller may read; null: everybody's. */
const READABLE = (ids: string) => `(${ids}::bigint[] is null or merchant_id = any(${ids}::bigint[]))`;

/** Each branch reads an index of its own; one condition with OR would walk every order of the hub. */
const BY_NUMBER = statement(
  'orders.order_lookup',
  `select id from orders where hub_id = $1 and id = $2::bigint and deleted_at is null and ${READABLE('$4')}
   union select id from orders where hub_id = $1 and public_id = upper($3) and deleted_at is null and ${READABLE('$4')}
   union (select id from orders
           where hub_id = $1 and external_id = $3 and deleted_at is null and ${READABLE('$4')} limit 200)`,
);

/** Each branch has the condition of its index. Among ended orders only the search terms decide which rows are read. */
const BY_RECIPIENT = statement(
  'orders.recipient_lookup',
  `with ended as materialized (
     select id, hub_id, merchant_id from orders
      where order_recipient_terms(hub_id, stops) @@ $2::tsquery
        and status = any (array['completed', 'cancelled']) and deleted_at is null
   )
   select id from ended where hub_id = $1 and ${READABLE('$3')}
   union all
   select id from orders
    where hub_id = $1 and status <> all (array['completed', 'cancelled']) and deleted_at is null
      and order_recipient_terms(hub_id, stops) @@ $2::tsquery and ${READABLE('$3')}
   order by id desc limit 1000`,
);

const MERCHANTS = 50;

interface OrderLookupPage {
  /** The last order of the page before; null: the first page. */
  readonly before: number | null;
  readonly limit: number;
}

/** Finds orders by what a caller on the telephone knows. */
@Injectable()
export class OrderLookup {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderQueries,
    private readonly merchants: MerchantQueries,
  ) {}

  /**
   * Orders that match, newest first. `text` is an order's number, public id or external id; else the name of a
   * merchant; else beginnings of a recipient's names, or the beginning or end of the phone.
   */
  async find(
    scope: Scope,
    text: string,
    filter: OrderFilter,
    { before, limit }: OrderLookupPage,
  ): Promise<OrderView[]> {
    const wanted = text.trim();
    const narrowed =
      (await this.byNumber(scope, wanted)) ??
      (await this.byMerchant(scope, wanted)) ??
      (await this.byRecipient(scope, wanted));
    return this.orders.before(scope, { ...narrowed, ...filter }, before, limit);
  }

  private async byNumber(scope: Scope, text: string): Promise<OrderFilter | null> {
    const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
    const found = await this.db.reads.query<{ id: number }>(BY_NUMBER, [
      scope.hubId,
      id,
      text,
      readableMerchants(scope),
    ]);
    return found.length > 0 ? { ids: found.map((order) => order.id) } : null;
  }

  private async byMerchant(scope: Scope, text: string): Promise<OrderFilter | null> {
    // A merchant has its own orders before it already.
    if (scope.merchantId !== null) return null;
    const { items } = await this.merchants.page(scope, { search: text }, { page: 1, perPage: MERCHANTS });
    return items.length > 0 ? { merchantIds: items.map(({ id }) => id) } : null;
  }

  private async byRecipient(scope: Scope, text: string): Promise<OrderFilter> {
    const query = parseRecipientSearch(scope.hubId, text);
    const found =
      query === null
        ? []
        : await this.db.reads.query<{ id: number }>(BY_RECIPIENT, [
            scope.hubId,
            query,
            readableMerchants(scope),
          ]);
    return { ids: found.map(({ id }) => id) };
  }
}
