import { Injectable } from '@nestjs/common';
import { POSITION_FRESH_MS } from '../../people/index.js';
import { Outbox, streamOfOrder, type NewOutboxEvent } from '../../events/index.js';
import {
  Clock,
  DomainError,
  type Point,
  readableMerchants,
  type Scope,
  SYSTEM_ACTOR,
  Database,
  hubWorks,
  statement,
  type Transaction,
} from '../../base/index.js';
import { isBalanceNotCovered } from '../../ledger/index.js';
import { OrderChange, type RecordedEvent } from './order-change.rules.js';
import { Order, type OrderRecord } from './order.entity.js';
import { OrderInsert, type WalletPayment } from './order-insert.statements.js';
import { isSpendingLimitReached, type SpendingLimit } from './spending-days.service.js';
import { OrderStatements } from './order.statements.js';

const APPEND_TIMELINE = statement(
  'orders.order_events_append',
  `insert into order_events (order_id, sequence, hub_id, type, at, happened_at, actor, courier_id, stop, position, data)
   select e."orderId", e.sequence, e."hubId", e.type, e.at, e."happenedAt", e.actor, e."courierId", e.stop, e.position, e.data
     from jsonb_to_recordset($1::jsonb) as e("orderId" bigint, sequence int, "hubId" bigint, type text,
          at timestamptz, "happenedAt" timestamptz, actor jsonb, "courierId" bigint, stop int, position jsonb, data jsonb)`,
);

const PLACED_BY_UUID = statement(
  'orders.order_placed_by_uuid',
  'select true as placed from orders where uuid = $1',
);

/** Which orders a courier may lock: those they carry, also those without a courier, or all of the hub. */
type Reach = 'own' | 'unassigned' | 'hub';

/** The only writer of orders, with timeline and events, except OrderInvoicing for `invoice_id`. */
@Injectable()
export class OrderStore {
  readonly statements: OrderStatements;
  private readonly inserter: OrderInsert;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {
    this.statements = new OrderStatements(db.dataSource);
    this.inserter = new OrderInsert(db, this.statements);
  }

  /** Locks the order until the transaction ends. @throws order_not_found */
  async lock(tx: Transaction, scope: Scope, orderId: number): Promise<Order> {
    return (await this.lockRow(tx, scope, orderId)).order;
  }

  async lockDue(tx: Transaction, which: string, now: Date, limit: number): Promise<Order[]> {
    const rows = await tx.unchecked.query<OrderRecord>(
      `select ${this.statements.selection} from orders o
        where ${hubWorks('o.hub_id')} and ${which} limit $2 for update of o skip locked`,
      [now, limit],
    );
    return rows.map((row) => Object.assign(new Order(), row));
  }

  async failedOf(tx: Transaction, ids: readonly number[]): Promise<OrderRecord[]> {
    const sql = statement(
      'orders.orders_failed',
      `select ${this.statements.selection} from orders o
        where o.id = any($1::bigint[]) and o.stops @> '[{"status": "failed"}]' and o.deleted_at is null`,
    );
    return tx.unchecked.query<OrderRecord>(sql, [ids]);
  }

  /** Without a lock. @throws order_not_found */
  async read(scope: Scope, orderId: number): Promise<OrderRecord> {
    const sql = statement(
      'orders.order_read',
      `select ${this.statements.selection} from orders o where o.id = $1`,
    );
    const row = await this.db.unchecked.first<OrderRecord>(sql, [orderId]);
    if (!row || !isVisible(scope, row)) throw new DomainError('order_not_found');
    return row;
  }

  /** Locks the order, runs `work` and saves the result. A change without effect writes nothing. */
  async change(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    work: (change: OrderChange) => void | Promise<void>,
    reach: Reach = 'own',
  ): Promise<{ before: OrderRecord; after: Order }> {
    const { order, courierPosition } = await this.lockRow(tx, scope, orderId, reach);
    const before = order.record();
    const change = new OrderChange(order, scope.actor, this.clock.now(), courierPosition);
    await work(change);
    this.save(tx, before, change);
    return { before, after: order };
  }

  /** As `change`, in a transaction of its own. */
  changeAlone(
    scope: Scope,
    orderId: number,
    work: (change: OrderChange, tx: Transaction) => void | Promise<void>,
  ): Promise<Order> {
    return this.db.transaction(async (tx) => {
      const { after } = await this.change(tx, scope, orderId, (change) => work(change, tx));
      return after;
    });
  }

  save(tx: Transaction, before: OrderRecord, { order, events }: OrderChange): void {
    const update = this.statements.update(before, order);
    if (update) void tx.send(update.sql, update.params);
    this.publish(tx, [{ order, events }]);
  }

  /** As `save` for many orders, in the same number of statements. */
  saveAll(
    tx: Transaction,
    changes: readonly { readonly before: OrderRecord; readonly change: OrderChange }[],
  ): void {
    const update = this.statements.updateAll(
      changes.map(({ before, change }) => ({ before, after: change.order })),
    );
    if (update) void tx.send(update.sql, update.params);
    this.publish(
      tx,
      changes.map(({ change }) => change),
    );
  }

  private publish(tx: Transaction, changes: readonly Pick<OrderChange, 'order' | 'events'>[]): void {
    const recorded = changes.flatMap(({ order, events }) => events.map((event) => ({ order, event })));
    if (recorded.length === 0) return;
    void tx.send(APPEND_TIMELINE, [JSON.stringify(recorded.map(({ event }) => event.entry))]);
    this.outbox.append(
      tx,
      recorded.map(({ order, event }) => toOutbox(order, event)),
    );
  }

  /**
   * Writes order, timeline, outbox, counters and, when a wallet pays, the debit in one statement; concurrent
   * orders share it. `change` holds an order without id. null: the random public id is taken, or the quote
   * was used, and nothing was written; an open transaction remains usable.
   * @throws insufficient_balance · spending_limit_reached
   */
  async insert(
    on: Database | Transaction,
    change: OrderChange,
    payment: WalletPayment | null,
    merchantSeen: Date | null,
    limit: SpendingLimit | null = null,
  ): Promise<number | null> {
    try {
      const id = await this.inserter.insert(on, { change, merchantSeen }, payment, limit);
      if (id !== null) this.outbox.announce(on);
      return id;
    } catch (error) {
      if (isBalanceNotCovered(error)) {
        throw new DomainError('insufficient_balance', { field: 'paymentMethod' }, { cause: error });
      }
      if (isSpendingLimitReached(error))
        throw new DomainError('spending_limit_reached', {}, { cause: error });
      throw error;
    }
  }

  /** As `insert` of each, in one statement: orders that no wallet pays, by cached merchants. */
  async insertAll(
    tx: Transaction,
    orders: readonly { readonly change: OrderChange; readonly merchantSeen: Date }[],
  ): Promise<(number | null)[]> {
    if (orders.length === 0) return [];
    const ids = await this.inserter.insertAll(tx, orders);
    this.outbox.announce(tx);
    return ids;
  }

  /** True: an order was placed by the quote that has this uuid. */
  async isPlaced(on: Database | Transaction, uuid: string): Promise<boolean> {
    return (await on.first(PLACED_BY_UUID, [uuid])) !== null;
  }

  /** A deleted order no longer counts. */
  async decrementCounters(tx: Transaction, orderId: number): Promise<void> {
    await tx.execute(
      `insert into order_counters (hub_id, merchant_id, slot, total)
       select o.hub_id, m, 0, -1 from orders o, unnest(array[0, o.merchant_id]) m where o.id = $1
       on conflict (hub_id, merchant_id, slot) do update set total = order_counters.total - 1`,
      [orderId],
    );
  }

  /** With the courier's position for the timeline. */
  private async lockRow(tx: Transaction, scope: Scope, orderId: number, reach: Reach = 'own') {
    const sql = statement(
      'orders.order_hold',
      `select ${this.statements.selection},
              (select jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0])
                 from courier_presence p where p.courier_id = o.courier_id and p.last_seen_at >= $2) as "courierPosition"
         from orders o where o.id = $1 for update`,
    );
    const freshSince = new Date(this.clock.millis() - POSITION_FRESH_MS);
    const row = await tx.unchecked.first<OrderRecord & { courierPosition: Point | null }>(sql, [
      orderId,
      freshSince,
    ]);
    const open = reach === 'hub' || (reach === 'unassigned' && row?.courierId === null);
    if (!row || !isVisible(open ? { ...scope, actor: SYSTEM_ACTOR } : scope, row))
      throw new DomainError('order_not_found');
    const { courierPosition, ...record } = row;
    return { order: Object.assign(new Order(), record), courierPosition };
  }
}

function toOutbox(order: Order, { entry, snapshot }: RecordedEvent): NewOutboxEvent {
  return {
    hubId: order.hubId,
    topic: entry.type,
    aggregateId: order.id,
    stream: order.stream ?? streamOfOrder(order.id),
    merchantId: order.merchantId,
    payload: `{"event":${JSON.stringify(entry)},"order":${snapshot}}`,
    occurredAt: entry.at,
  };
}

/** Couriers see what they carry, merchants what their account may read, apps perhaps their own, hubs all. */
function isVisible(scope: Scope, order: Pick<OrderRecord, 'hubId' | 'merchantId' | 'courierId' | 'appId'>) {
  if (order.hubId !== scope.hubId) return false;
  if (scope.ownAppId !== undefined && order.appId !== scope.ownAppId) return false;
  if (scope.actor.kind === 'courier' && order.courierId !== scope.actor.id) return false;
  return readableMerchants(scope)?.includes(order.merchantId) ?? true;
}
