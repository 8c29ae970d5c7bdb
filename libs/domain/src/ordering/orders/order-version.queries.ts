import { Injectable } from '@nestjs/common';
import {
  type ChangeCursor,
  Clock,
  cursorAfter,
  Database,
  offsetOf,
  type Page,
  type PageRequest,
  readableMerchants,
  type Scope,
  statement,
} from '../../base/index.js';
import {
  filterClause,
  NEWEST_FIRST,
  OrderPageStatements,
  OrderReferenceStatements,
  type OrderFilter,
} from './order-list.statements.js';
import { IN_PROGRESS } from './order-status.rules.js';
import { type OrderView, toView, VIEW_COLUMNS, VIEW_JOINS, type ViewRow } from './order-view.mapper.js';
import { OrderQueries } from './order.queries.js';
import { OrderStore } from './order.store.js';

/** The state of an order that a body shows: two reads with equal versions give equal bodies. */
export interface OrderVersion {
  readonly id: number;
  /** Opaque; compared for equality only. */
  readonly version: string;
}

export interface FoundOrderVersion extends OrderVersion {
  readonly publicId: string;
  readonly externalId: string | null;
}

export type VersionedOrder = OrderView & Pick<OrderVersion, 'version'>;

/**
 * `xmin` is the transaction that wrote a row, so it changes with every committed update of the order, its
 * merchant and its courier, whatever the column. The courier's position is part of the version while faces
 * show it. `updated_at` distinguishes two histories to which a failover gave the same transaction number.
 */
const versionOf = (
  orderXmin: string,
) => `format('%s.%s.%s.%s.%s.%s', ${orderXmin}, o.updated_at, m.xmin, c.xmin,
  g.leader_order_id, case when o.status in (${IN_PROGRESS.map((status) => `'${status}'`).join(', ')}) then p.position end)`;

/** Version of `orders o` with `ORDER_VIEW_JOINS`, for resources that are shown with their order. */
export const ORDER_VERSION = versionOf('o.xmin');

const columns = (orderXmin: string) =>
  `o.id, o.public_id as "publicId", o.external_id as "externalId", ${versionOf(orderXmin)} as version`;

/** A page as one text: a line per order, id before version. As fifty rows it takes five times as long. */
const LINES = `string_agg(o.id || ' ' || ${versionOf('o.written_by')}, e'\\n' order by ${NEWEST_FIRST}) as lines`;

/** Finds orders that a caller may read and their versions without reading the orders: for cached bodies. */
@Injectable()
export class OrderVersions {
  private readonly pages: OrderPageStatements<{ lines: string | null }>;
  private readonly references: OrderReferenceStatements<FoundOrderVersion>;
  private readonly found: OrderPageStatements<FoundOrderVersion>;

  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
    private readonly orders: OrderQueries,
  ) {
    const row = 'o.*, o.xmin as written_by';
    this.pages = new OrderPageStatements(db, { name: 'versions', row, columns: LINES, joins: VIEW_JOINS });
    this.references = new OrderReferenceStatements(db, {
      name: 'versions',
      columns: columns('o.xmin'),
      joins: VIEW_JOINS,
    });
    this.found = new OrderPageStatements(db, {
      name: 'found',
      row,
      columns: columns('o.written_by'),
      joins: VIEW_JOINS,
      tail: `order by ${NEWEST_FIRST}`,
    });
  }

  /** By id or public id, whichever the caller has. @throws order_not_found */
  byRef(scope: Scope, ref: string | number): Promise<FoundOrderVersion> {
    return this.references.find(scope, ref);
  }

  /** Newest first. `total` of an unfiltered list is a counter, not a count. */
  async page(scope: Scope, filter: OrderFilter, request: PageRequest): Promise<Page<OrderVersion>> {
    const [items, total] = await Promise.all([
      this.newest(scope, filter, request.perPage, offsetOf(request)),
      this.orders.total(scope, filter),
    ]);
    return { items, total, ...request };
  }

  async newest(scope: Scope, filter: OrderFilter, limit: number, offset: number): Promise<OrderVersion[]> {
    const [page] = await this.pages.fetch(filterClause(scope, filter), limit, offset);
    return (page?.lines ?? '').split('\n').flatMap(parsedLine);
  }

  byExternalId(scope: Scope, externalId: string, limit: number): Promise<FoundOrderVersion[]> {
    return this.found.fetch(filterClause(scope, { externalId }), limit, 0);
  }

  /** With deleted orders. Read from the primary, whose versions are never older than a replica's. */
  async read(hubId: number, ids: readonly number[]): Promise<VersionedOrder[]> {
    const sql = statement(
      'orders.orders_with_versions',
      `select ${this.store.statements.selection}, ${VIEW_COLUMNS}, ${versionOf('o.xmin')} as version
         from orders o ${VIEW_JOINS} where o.hub_id = $1 and o.id = any($2::bigint[])`,
    );
    const rows = await this.db.unchecked.query<ViewRow<VersionedOrder>>(sql, [hubId, ids]);
    return rows.map(toView<VersionedOrder>);
  }
}

function parsedLine(line: string): OrderVersion[] {
  const space = line.indexOf(' ');
  return space < 0 ? [] : [{ id: Number(line.slice(0, space)), version: line.slice(space + 1) }];
}

const changedSince = (name: 'hub' | 'merchants', condition: string) =>
  statement(
    `orders.orders_changed_since_${name}`,
    `select o.id, o.updated_at as "updatedAt", ${versionOf('o.written_by')} as version
       from (select o.*, o.xmin as written_by from orders o
              where o.hub_id = $1 and (o.updated_at, o.id) > ($2, $3) ${condition}
              order by o.updated_at, o.id limit $4) o ${VIEW_JOINS}
      order by o.updated_at, o.id`,
  );

const OF_HUB = changedSince('hub', '');
const OF_MERCHANTS = changedSince('merchants', 'and o.merchant_id = any($5::bigint[])');

/** Orders by their last change, for callers that keep a copy. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** With deleted orders, for copies to drop. `next`: position of the next call; `more`: it has some now. */
  async since(scope: Scope, cursor: ChangeCursor, limit: number) {
    const merchants = readableMerchants(scope);
    const params = [scope.hubId, cursor.at, cursor.id, limit];
    const items = await this.db.reads.query<OrderVersion & { readonly updatedAt: Date }>(
      merchants === null ? OF_HUB : OF_MERCHANTS,
      merchants === null ? params : [...params, merchants],
    );
    const next = cursorAfter(items, limit, cursor, this.clock.now());
    return { items, next, more: items.length === limit && next !== cursor };
  }
}

export type ChangedOrders = Awaited<ReturnType<OrderChanges['since']>>;
