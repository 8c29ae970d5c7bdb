import { Injectable } from '@nestjs/common';
import { MerchantQueries } from '../../people/index.js';
import { Clock, readableMerchants, type Scope, Database, statement } from '../../base/index.js';
import type { OrderView } from './order-view.mapper.js';
import { OrderQueries } from './order.queries.js';
import type { OrderFilter } from './order.types.js';
import { RecipientLookup, type RecipientPage } from './recipient-lookup.queries.js';

/** SQL condition: the order's merchant is one of these, whose orders the caller may read; null: the orders of all. */
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
   * Orders that match, newest first. `text` is an order's number, public id or external id; else the name of a
   * merchant; else beginnings of a recipient's names, or the beginning or end of the phone. Without a text, every order
   * of the filter matches. `late`: past what was promised, now.
   */
  async find(
    scope: Scope,
    text: string | undefined,
    { late = false, ...asked }: OrderFilter & { readonly late?: boolean },
    page: RecipientPage,
  ): Promise<OrderView[]> {
    const filter = late ? { ...asked, lateAt: this.clock.now() } : asked;
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
    const found = await this.db.reads.query<{ id: number }>(BY_NUMBER, [
      scope.hubId,
      id,
      text,
      readableMerchants(scope),
    ]);
    return found.length > 0 ? { ids: found.map((order) => order.id) } : null;
  }

  private async byMerchant(scope: Scope, text: string): Promise<OrderFilter | null> {
    // A merchant sees its own orders only: a search by the merchant's name would find all or none.
    if (scope.merchantId !== null) return null;
    const { items } = await this.merchants.page(scope, { search: text }, { page: 1, perPage: MERCHANTS });
    return items.length > 0 ? { merchantIds: items.map(({ id }) => id) } : null;
  }
}
