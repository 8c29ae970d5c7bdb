import { Injectable } from '@nestjs/common';
import {
  Database,
  DomainError,
  isBase62,
  isPublicId,
  isUuid,
  offsetOf,
  readableMerchants,
  statement,
  type Page,
  type PageRequest,
  type Queryable,
  type Scope,
  type Statement,
} from '../shared/index.js';
import { conditionsOf, type Conditions } from './order.conditions.js';
import type { TimelineEntry } from './order-event.entity.js';
import type { OrderRecord } from './order.entity.js';
import { OrderStore } from './order.store.js';
import { orderUuidOf } from './order.tracking.js';
import type { OrderFilter } from './order.types.js';
import {
  toView,
  UNLISTED,
  VIEW_COLUMNS,
  VIEW_JOINS,
  type ListedOrder,
  type ListedOrderRow,
  type OrderView,
  type OrderViewRow,
} from './order.view.js';

const TIMELINE = statement(
  'order_timeline',
  `select order_id as "orderId", sequence, hub_id as "hubId", type, at, actor, courier_id as "courierId", stop, position, data
     from order_events where order_id = any($1::bigint[]) order by order_id, sequence`,
);

/** Two rows' worth of counters: the hub's, or those of the merchants the caller may read. */
const COUNT = statement(
  'order_count',
  'select coalesce(sum(total), 0)::bigint as total from order_counters where hub_id = $1 and merchant_id = any($2::bigint[])',
);

/** By time, so that a list of the last days never walks past the years before; the id decides within an instant. */
const NEWEST_FIRST = 'o.created_at desc, o.id desc';
const EARLIER = '(o.created_at, o.id) < (select b.created_at, b.id from orders b where b.id = ?)';

/** First pages of these sizes have them written in: for a limit it does not know PostgreSQL plans anew each time. */
const USUAL_PAGES = [20, 50, 100];

export type OrderStanding = Pick<OrderRecord, 'id' | 'status' | 'cancelReason'>;

@Injectable()
export class OrderQueries {
  /** One for each set of filters that was asked for; there are as many as combinations of these. */
  private readonly slices = new Map<string, Statement>();

  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
  ) {}

  /** By id or public id, whichever the caller has. @throws order_not_found */
  byRef(scope: Scope, ref: string | number, on: Queryable = this.db): Promise<OrderView> {
    return byEither(ref, (column, value) => this.one(scope, column, value, on));
  }

  /** How far an order has come, which is asked more often than all the rest. @throws order_not_found */
  standing(scope: Scope, ref: string | number): Promise<OrderStanding> {
    return byEither(ref, (column, value) =>
      this.db.first<OrderStanding>(STANDING[column], whose(scope, value)),
    );
  }

  /** @throws order_not_found */
  async byId(scope: Scope, id: number, on: Queryable = this.db): Promise<OrderView> {
    return found(await this.one(scope, 'id', id, on));
  }

  /** @throws order_not_found */
  async byUuid(scope: Scope, uuid: string): Promise<OrderView> {
    return found(isUuid(uuid) ? await this.one(scope, 'uuid', uuid, this.db) : null);
  }

  /** Whoever holds the token may look; there is no scope. @throws order_not_found */
  async byTrackingToken(token: string): Promise<OrderView> {
    if (!isBase62(token)) throw new DomainError('order_not_found');
    const [row] = await this.select(
      'order_by_tracking_token',
      'o.tracking_token = $1 and o.deleted_at is null',
      '',
      [token],
    );
    return found(row ?? null);
  }

  /** By the token of one of its stops, which leads to the order without an index of its own. @throws order_not_found */
  async byStopTrackingToken(token: string): Promise<{ order: OrderView; ordinal: number }> {
    const uuid = orderUuidOf(token);
    const [order] =
      uuid === null
        ? []
        : await this.select('order_by_stop_token', 'o.uuid = $1 and o.deleted_at is null', '', [uuid]);
    const stop = order?.stops.find(({ trackingToken }) => trackingToken === token);
    if (!order || !stop) throw new DomainError('order_not_found');
    return { order, ordinal: stop.ordinal };
  }

  /** The order an online charge was opened for, in whatever hub: payment providers know of none. */
  async byTxid(txid: string): Promise<OrderView | null> {
    const [order] = await this.select('order_by_txid', 'o.payment_txid = $1', '', [txid]);
    return order ?? null;
  }

  byExternalId(scope: Scope, externalId: string, limit = 100): Promise<ListedOrder[]> {
    return this.newest(scope, { externalId }, limit, 0);
  }

  /** Newest first. `total` of an unfiltered list is a counter, not a count. */
  async page(scope: Scope, filter: OrderFilter, request: PageRequest): Promise<Page<ListedOrder>> {
    const [items, total] = await Promise.all([
      this.newest(scope, filter, request.perPage, offsetOf(request)),
      this.total(scope, filter),
    ]);
    return { items, total, ...request };
  }

  async newest(scope: Scope, filter: OrderFilter, limit: number, offset: number): Promise<ListedOrder[]> {
    return this.slice<ListedOrderRow>('listed', conditionsOf(scope, filter), limit, offset);
  }

  /** Older than the order `beforeId`, newest first: paging that stays right while orders come in. */
  async before(
    scope: Scope,
    filter: OrderFilter,
    beforeId: number | null,
    limit: number,
  ): Promise<OrderView[]> {
    const conditions = conditionsOf(scope, filter);
    if (beforeId !== null) conditions.add('before', EARLIER, beforeId);
    return this.slice<OrderViewRow>('whole', conditions, limit, 0);
  }

  async activeOfCourier(hubId: number, courierId: number): Promise<OrderView[]> {
    return this.select(
      'orders_active_of_courier',
      `o.hub_id = $1 and o.courier_id = $2 and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')`,
      'order by o.accepted_at, o.id',
      [hubId, courierId],
    );
  }

  async timeline(orderId: number): Promise<TimelineEntry[]> {
    return this.db.query<TimelineEntry>(TIMELINE, [[orderId]]);
  }

  async timelines(orderIds: readonly number[]): Promise<Map<number, TimelineEntry[]>> {
    const rows = await this.db.query<TimelineEntry>(TIMELINE, [orderIds]);
    const byOrder = new Map<number, TimelineEntry[]>(orderIds.map((id) => [id, []]));
    for (const row of rows) byOrder.get(row.orderId)?.push(row);
    return byOrder;
  }

  private async one(
    scope: Scope,
    column: 'id' | 'public_id' | 'uuid',
    value: unknown,
    on: Queryable,
  ): Promise<OrderView | null> {
    const [order] = await this.select(`order_by_${column}`, ownBy(column), '', whose(scope, value), on);
    return order ?? null;
  }

  private async select(
    name: string,
    where: string,
    tail: string,
    params: unknown[],
    on: Queryable = this.db,
  ): Promise<OrderView[]> {
    const sql = `select ${this.store.rows.selection}, ${VIEW_COLUMNS} from orders o ${VIEW_JOINS} where ${where} ${tail}`;
    return (await on.query<OrderViewRow>(statement(name, sql), params)).map((row) => toView(row));
  }

  /** The slice is cut before the joins, so that only what is shown is joined. */
  private async slice<Row extends ListedOrderRow>(
    columns: 'whole' | 'listed',
    conditions: Conditions,
    limit: number,
    offset: number,
  ): Promise<Row[]> {
    const { where, params, key } = conditions.done();
    const usual = offset === 0 && USUAL_PAGES.includes(limit);
    const name = `orders_${columns}_${key}${usual ? `_first_${String(limit)}` : ''}`;
    const tail = usual
      ? `limit ${String(limit)}`
      : `limit $${String(params.length + 1)} offset $${String(params.length + 2)}`;
    const sliced =
      this.slices.get(name) ?? this.sliceBy(name, columns, `${where} order by ${NEWEST_FIRST} ${tail}`);
    const rows = await this.db.query<Row>(sliced, usual ? params : [...params, limit, offset]);
    return rows.map((row) => toView(row));
  }

  private sliceBy(name: string, columns: 'whole' | 'listed', slice: string): Statement {
    const { rows } = this.store;
    const sliced = statement(
      name,
      `select ${columns === 'whole' ? rows.selection : rows.selectionWithout(UNLISTED)}, ${VIEW_COLUMNS}
         from (select * from orders o where ${slice}) o ${VIEW_JOINS} order by ${NEWEST_FIRST}`,
    );
    this.slices.set(name, sliced);
    return sliced;
  }

  private async total(scope: Scope, filter: OrderFilter): Promise<number> {
    if (Object.values(filter).every((value) => value === undefined)) {
      const row = await this.db.first<{ total: number }>(COUNT, [
        scope.hubId,
        readableMerchants(scope) ?? [0],
      ]);
      return row?.total ?? 0;
    }
    const { where, params, key } = conditionsOf(scope, filter).done();
    const sql = statement(`orders_total_${key}`, `select count(*) as total from orders o where ${where}`);
    return (await this.db.first<{ total: number }>(sql, params))?.total ?? 0;
  }
}

/** What the caller may see, by a column that is unique: takes what `whose` returns. */
function ownBy(column: 'id' | 'public_id' | 'uuid'): string {
  return `o.hub_id = $1 and o.${column} = $2 and o.deleted_at is null
    and ($3::bigint[] is null or o.merchant_id = any($3::bigint[]))
    and ($4::bigint is null or o.courier_id = $4)`;
}

function whose(scope: Scope, value: unknown): unknown[] {
  const courierId = scope.actor.kind === 'courier' ? scope.actor.id : null;
  return [scope.hubId, value, readableMerchants(scope), courierId];
}

const standingBy = (column: 'id' | 'public_id') =>
  statement(
    `order_standing_by_${column}`,
    `select o.id, o.status, o.cancel_reason as "cancelReason" from orders o where ${ownBy(column)}`,
  );
const STANDING = { id: standingBy('id'), public_id: standingBy('public_id') };

/** A public id may consist of digits alone, an id never of letters: the id wins where both could be meant. */
async function byEither<T>(
  ref: string | number,
  find: (column: 'id' | 'public_id', value: unknown) => Promise<T | null>,
): Promise<T> {
  const text = String(ref).trim();
  const publicId = text.toUpperCase();
  const found =
    (/^[1-9]\d{0,14}$/.test(text) ? await find('id', Number(text)) : null) ??
    (isPublicId(publicId) ? await find('public_id', publicId) : null);
  if (!found) throw new DomainError('order_not_found');
  return found;
}

function found(order: OrderView | null): OrderView {
  if (!order) throw new DomainError('order_not_found');
  return order;
}
