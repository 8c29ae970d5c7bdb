import { Injectable } from '@nestjs/common';
import {
  DomainError,
  isBase62,
  readableMerchants,
  type Scope,
  Database,
  type Queryable,
  type Reads,
  statement,
  type StatementName,
} from '../../base/index.js';
import {
  byReference,
  EARLIER,
  filterClause,
  NEWEST_FIRST,
  OrderPageStatements,
  OrderReferenceStatements,
  visibilityParams,
  visibleBy,
  type OrderFilter,
} from './order-list.statements.js';
import type { OrderRecord, TimelineEntry } from './order.entity.js';
import { OrderStore } from './order.store.js';
import { orderUuidOf } from './stop.rules.js';
import {
  toView,
  UNLISTED,
  VIEW_COLUMNS,
  VIEW_JOINS,
  type ListedOrder,
  type OrderView,
  type ViewRow,
} from './order-view.mapper.js';

const TIMELINE = statement(
  'orders.order_timeline',
  `select order_id as "orderId", sequence, hub_id as "hubId", type, at, happened_at as "happenedAt", actor,
          courier_id as "courierId", stop, position, data
     from order_events where order_id = any($1::bigint[]) order by order_id, sequence`,
);

/** Sums the counter rows of the hub (`merchant_id` 0) or of the merchants that the caller may read. */
const COUNT = statement(
  'orders.order_count',
  'select coalesce(sum(total), 0)::bigint as total from order_counters where hub_id = $1 and merchant_id = any($2::bigint[])',
);

type OrderStatusSummary = Pick<OrderRecord, 'id' | 'status' | 'cancelReason'>;

@Injectable()
export class OrderQueries {
  private readonly wholePages: OrderPageStatements<ViewRow<OrderView>>;
  private readonly statuses: OrderReferenceStatements<OrderStatusSummary>;
  private readonly listedPages: OrderPageStatements<ViewRow<ListedOrder>>;

  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
  ) {
    const { statements } = store;
    const pages = (name: string, columns: string) => ({
      name,
      row: '*',
      columns: `${columns}, ${VIEW_COLUMNS}`,
      joins: VIEW_JOINS,
      tail: `order by ${NEWEST_FIRST}`,
    });
    this.statuses = new OrderReferenceStatements(db, {
      name: 'statuses',
      columns: 'o.id, o.status, o.cancel_reason as "cancelReason"',
    });
    this.wholePages = new OrderPageStatements(db, pages('whole', statements.selection));
    this.listedPages = new OrderPageStatements(db, pages('listed', statements.selectionWithout(UNLISTED)));
  }

  /** By id or public id, whichever the caller has. @throws order_not_found */
  byRef(scope: Scope, ref: string | number, on: Queryable = this.db): Promise<OrderView> {
    return byReference(ref, (column, value) => this.findOne(scope, column, value, on));
  }

  /** Only the status, which callers poll far more often than anything else. @throws order_not_found */
  statusOf(scope: Scope, ref: string | number): Promise<OrderStatusSummary> {
    return this.statuses.find(scope, ref);
  }

  /** @throws order_not_found */
  async byId(scope: Scope, id: number, on: Queryable = this.db): Promise<OrderView> {
    return found(await this.findOne(scope, 'id', id, on));
  }

  /** The token is the permission: there is no scope. @throws order_not_found */
  async byTrackingToken(token: string): Promise<OrderView> {
    if (!isBase62(token)) throw new DomainError('order_not_found');
    const where = 'o.tracking_token = $1 and o.deleted_at is null';
    return found(await this.first('orders.order_by_tracking_token', where, [token], this.db.reads));
  }

  /** By the token of a stop: it contains the order's uuid, so needs no index. @throws order_not_found */
  async byStopTrackingToken(token: string): Promise<{ order: OrderView; ordinal: number }> {
    const uuid = orderUuidOf(token);
    const where = 'o.uuid = $1 and o.deleted_at is null';
    const order =
      uuid === null ? null : await this.first('orders.order_by_stop_token', where, [uuid], this.db.reads);
    const stop = order?.stops.find(({ trackingToken }) => trackingToken === token);
    if (!order || !stop) throw new DomainError('order_not_found');
    return { order, ordinal: stop.ordinal };
  }

  /** The order of an online charge, in any hub: payment providers do not know hubs. */
  byTxid(txid: string): Promise<OrderView | null> {
    return this.first('orders.order_by_txid', 'o.payment_txid = $1', [txid]);
  }

  async newest(scope: Scope, filter: OrderFilter, limit: number, offset: number): Promise<ListedOrder[]> {
    const rows = await this.listedPages.fetch(filterClause(scope, filter), limit, offset);
    return rows.map(toView<ListedOrder>);
  }

  /** Orders older than `beforeId`, newest first: pages do not shift when new orders arrive. */
  async before(
    scope: Scope,
    filter: OrderFilter,
    beforeId: number | null,
    limit: number,
  ): Promise<OrderView[]> {
    const conditions = filterClause(scope, filter);
    if (beforeId !== null) conditions.add('before', EARLIER, beforeId);
    const rows = await this.wholePages.fetch(conditions, limit, 0);
    return rows.map(toView<OrderView>);
  }

  /** Orders of the hub that are not deleted, in any sequence. */
  async byIds(hubId: number, ids: readonly number[]): Promise<OrderView[]> {
    const where = 'o.hub_id = $1 and o.id = any($2::bigint[]) and o.deleted_at is null';
    return this.select('orders.orders_by_ids', where, [hubId, ids]);
  }

  activeOfCourier(hubId: number, courierId: number): Promise<OrderView[]> {
    const where = `o.hub_id = $1 and o.courier_id = $2
      and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered') order by o.accepted_at, o.id`;
    return this.select('orders.orders_active_of_courier', where, [hubId, courierId]);
  }

  timeline(orderId: number): Promise<TimelineEntry[]> {
    return this.timelines([orderId]);
  }

  /** Order by order. */
  async timelines(orderIds: readonly number[]): Promise<TimelineEntry[]> {
    return this.db.query<TimelineEntry>(TIMELINE, [orderIds]);
  }

  private findOne(scope: Scope, column: 'id' | 'public_id', value: unknown, on: Queryable) {
    return this.first(`orders.order_by_${column}`, visibleBy(column), visibilityParams(scope, value), on);
  }

  private async first(name: StatementName, where: string, params: unknown[], on?: Reads) {
    const [order = null] = await this.select(name, where, params, on);
    return order;
  }

  /** `where` may end with the sequence. */
  private async select(name: StatementName, where: string, params: unknown[], on: Reads = this.db) {
    const sql = `select ${this.store.statements.selection}, ${VIEW_COLUMNS} from orders o ${VIEW_JOINS} where ${where}`;
    return (await on.unchecked.query<ViewRow<OrderView>>(statement(name, sql), params)).map(
      toView<OrderView>,
    );
  }

  async total(scope: Scope, filter: OrderFilter): Promise<number> {
    if (scope.ownAppId === undefined && Object.values(filter).every((value) => value === undefined)) {
      const row = await this.db.reads.first(COUNT, [scope.hubId, readableMerchants(scope) ?? [0]]);
      return row?.total ?? 0;
    }
    const { where, params, key } = filterClause(scope, filter).build();
    const sql = statement(
      `orders.orders_total_${key}`,
      `select count(*) as total from orders o where ${where}`,
    );
    return (await this.db.reads.unchecked.first<{ total: number }>(sql, params))?.total ?? 0;
  }
}

function found(order: OrderView | null): OrderView {
  if (!order) throw new DomainError('order_not_found');
  return order;
}
