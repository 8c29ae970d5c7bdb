import { Injectable } from '@nestjs/common';
import {
  readableMerchants,
  type Scope,
  BoundedCache,
  Database,
  type Statement,
  statement,
  type StatementName,
} from '../../base/index.js';
import { EARLIER, filterClause, NEWEST_FIRST, type OrderFilter } from './order-list.statements.js';
import { isEnded } from './order-status.rules.js';
import {
  parseRecipientSearch,
  type RecipientSearch,
  stopsPath,
  windowsOf,
  wordsQuery,
} from './recipient-window.rules.js';

/** The first and the last order of the hub within a time, by `orders_hub_newest_idx`. */
const PERIOD = statement(
  'orders.recipient_period',
  `select (select created_at from orders where hub_id = $1 and deleted_at is null
            order by created_at, id limit 1) as oldest,
          (select created_at from orders where hub_id = $1 and deleted_at is null
              and created_at <= least($2::timestamptz, (select created_at from orders where id = $3), 'infinity')
            order by created_at desc, id desc limit 1) as newest`,
);

/** Pages of these sizes have a statement of their own: with a parameter PostgreSQL plans it at each call. */
const PAGES = [20, 50, 100, 200];

/** Combinations of filters whose statement stays in memory. */
const MAX_STATEMENTS = 500;

/** Accounts with more merchants than this are told apart by the rows, not by the index. */
const MAX_MERCHANTS = 20;

export interface RecipientPage {
  /** The last order of the page before; null: the first page. */
  readonly before: number | null;
  readonly limit: number;
}

@Injectable()
export class RecipientLookup {
  private readonly statements = new BoundedCache<string, Statement>(MAX_STATEMENTS);

  constructor(private readonly db: Database) {}

  /** Ids of the newest orders that match. */
  async find(scope: Scope, text: string, filter: OrderFilter, { before, limit }: RecipientPage) {
    const search = parseRecipientSearch(text);
    if (search === null) return [];
    const windows = await this.windows(scope, search, filter, before);
    const conditions = filterClause(scope, filter);
    if (before !== null) conditions.add('before', EARLIER, before);
    const { where, params, key } = conditions.build();
    const size = PAGES.find((one) => one >= limit) ?? limit;
    const name: StatementName = `orders.recipient_page_${key}_${String(size)}`;
    const sql = this.statements.getOrCompute(name, () =>
      statement(name, pageSql(where, params.length, size)),
    );
    const found = await this.db.reads.unchecked.query<{ id: number }>(sql, [
      ...params,
      stopsPath(search),
      wordsQuery(search),
      windows.map(({ query }) => query),
      windows.map(({ until }) => until.toISOString()),
    ]);
    return found.slice(0, limit).map(({ id }) => id);
  }

  /** Ended orders are searched window by window, unless the filter wants open ones only. */
  private async windows(scope: Scope, search: RecipientSearch, filter: OrderFilter, before: number | null) {
    if (filter.statuses?.every((status) => !isEnded(status))) return [];
    const period = await this.db.reads.first(PERIOD, [scope.hubId, filter.createdTo, before]);
    if (!period?.oldest || !period.newest) return [];
    const { createdFrom = period.oldest } = filter;
    return windowsOf(search, {
      hubId: scope.hubId,
      having: indexedTerms(scope, filter),
      newest: period.newest,
      oldest: createdFrom > period.oldest ? createdFrom : period.oldest,
    });
  }
}

/**
 * A page of matching orders. All open orders are read, as they are few; ended ones window by window until the
 * page is full: the windows come newest first, and PostgreSQL takes the next only when the limit is not
 * reached. `offset 0` keeps the conditions of the filter from choosing another index.
 */
function pageSql(filter: string, filterParams: number, size: number): string {
  const param = (n: number) => `$${String(filterParams + n)}`;
  const page = `order by ${NEWEST_FIRST} limit ${String(size)}`;
  return `
    select o.id from (
      (select o.id, o.created_at
         from (select * from orders
                where hub_id = $1 and status <> all (array['completed', 'cancelled']) and deleted_at is null offset 0) o
        where ${filter} and o.stops @? ${param(1)}::jsonpath
          and array_to_tsvector(order_recipient_words(o.stops)) @@ ${param(2)}::tsquery ${page})
      union all
      (select o.id, o.created_at
         from unnest(${param(3)}::tsquery[], ${param(4)}::timestamptz[]) as asked (query, until)
        cross join lateral (
          select o.id, o.created_at
            from (select * from orders where order_recipient_terms(
                 order_recipient_words(stops), hub_id, created_at, merchant_id, courier_id,
                 cancel_reason = 'not_served', scheduled_for is not null) @@ asked.query
                 and created_at < asked.until and status = any (array['completed', 'cancelled']) offset 0) o
           where ${filter} ${page}) o
        limit ${String(size)})
    ) o ${page}`;
}

/** Conditions of the scope and the filter that are terms of the index as well. */
function indexedTerms(scope: Scope, filter: OrderFilter): string[][] {
  const merchants =
    filter.merchantId === undefined ? (filter.merchantIds ?? readableMerchants(scope)) : [filter.merchantId];
  const terms: string[][] = [];
  if (merchants !== null && merchants.length > 0 && merchants.length <= MAX_MERCHANTS)
    terms.push(merchants.map((id) => `m/${String(id)}`));
  if (filter.courierId !== undefined) terms.push([`c/${String(filter.courierId)}`]);
  if (filter.notServed === true) terms.push(['not_served']);
  if (filter.scheduledOnly === true) terms.push(['scheduled']);
  return terms;
}
