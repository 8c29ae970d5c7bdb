import { Injectable } from '@nestjs/common';
import { POSITION_FRESH_MS } from '../couriers/index.js';
import { Outbox, streamOfOrder, type NewOutboxEvent } from '../outbox/index.js';
import {
  Clock,
  Database,
  DomainError,
  readableMerchants,
  statement,
  SYSTEM_ACTOR,
  type Point,
  type Scope,
  type Transaction,
} from '../shared/index.js';
import { isBalanceNotCovered } from '../wallets/index.js';
import { OrderChange, type RecordedEvent } from './order.change.js';
import { Order, type OrderRecord } from './order.entity.js';
import { OrderPlacing, type WalletPayment } from './order.placing.js';
import { OrderRows } from './order.rows.js';

const APPEND_TIMELINE = statement(
  'order_events_append',
  `insert into order_events (order_id, sequence, hub_id, type, at, actor, courier_id, stop, position, data)
   select e."orderId", e.sequence, e."hubId", e.type, e.at, e.actor, e."courierId", e.stop, e.position, e.data
     from jsonb_to_recordset($1::jsonb) as e("orderId" bigint, sequence int, "hubId" bigint, type text,
          at timestamptz, actor jsonb, "courierId" bigint, stop int, position jsonb, data jsonb)`,
);

/** Loads, locks and saves orders together with what happened to them. The only writer of the orders table. */
@Injectable()
export class OrderStore {
  private knownRows: OrderRows | undefined;
  private knownPlacing: OrderPlacing | undefined;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  get rows(): OrderRows {
    return (this.knownRows ??= new OrderRows(this.db.dataSource));
  }

  private get placing(): OrderPlacing {
    return (this.knownPlacing ??= new OrderPlacing(this.db, this.rows));
  }

  /** Holds the order until the transaction ends. @throws order_not_found */
  async lock(tx: Transaction, scope: Scope, orderId: number): Promise<Order> {
    return (await this.hold(tx, scope, orderId)).order;
  }

  /** Of what is due, whatever nobody else holds. */
  async lockDue(tx: Transaction, which: string, now: Date, limit: number): Promise<Order[]> {
    const rows = await tx.query<OrderRecord>(
      `select ${this.rows.selection} from orders o where ${which} limit $2 for update of o skip locked`,
      [now, limit],
    );
    return rows.map((row) => Object.assign(new Order(), row));
  }

  /** As it stands, for whoever will lock it later. @throws order_not_found */
  async read(scope: Scope, orderId: number): Promise<OrderRecord> {
    const sql = statement('order_read', `select ${this.rows.selection} from orders o where o.id = $1`);
    const row = await this.db.first<OrderRecord>(sql, [orderId]);
    if (!row || !isVisible(scope, row)) throw new DomainError('order_not_found');
    return row;
  }

  /** One locked change, saved whole or not at all. A change that recorded nothing and altered nothing writes nothing. */
  async change(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    work: (change: OrderChange) => void | Promise<void>,
    unassigned = false,
  ): Promise<{ before: OrderRecord; after: Order }> {
    const { order, courierPosition } = await this.hold(tx, scope, orderId, unassigned);
    const before = order.record();
    const change = new OrderChange(order, scope.actor, this.clock.now(), courierPosition);
    await work(change);
    await this.save(tx, before, change);
    return { before, after: order };
  }

  async save(tx: Transaction, before: OrderRecord, { order, events }: OrderChange): Promise<void> {
    const update = this.rows.update(before, order);
    if (update) await tx.execute(update.sql, update.params);
    await this.tell(tx, [{ order, events }]);
  }

  /** As `save`, in as many statements however many there are. */
  async saveAll(
    tx: Transaction,
    changes: readonly { readonly before: OrderRecord; readonly change: OrderChange }[],
  ): Promise<void> {
    const update = this.rows.updateAll(
      changes.map(({ before, change }) => ({ before, after: change.order })),
    );
    if (update) await tx.execute(update.sql, update.params);
    await this.tell(
      tx,
      changes.map(({ change }) => change),
    );
  }

  private async tell(
    tx: Transaction,
    changes: readonly Pick<OrderChange, 'order' | 'events'>[],
  ): Promise<void> {
    const told = changes.flatMap(({ order, events }) => events.map((event) => ({ order, event })));
    if (told.length === 0) return;
    await tx.execute(APPEND_TIMELINE, [JSON.stringify(told.map(({ event }) => event.entry))]);
    await this.outbox.append(
      tx,
      told.map(({ order, event }) => toOutbox(order, event)),
    );
  }

  /**
   * Order, timeline, outbox, counters and, when a wallet pays, the debit: one statement, so one round trip and one
   * commit, shared with whoever places at the same moment. `change` holds an order without id. null: its random public
   * id is taken, and nothing was written; an open transaction goes on.
   * @throws insufficient_balance
   */
  async insert(
    on: Database | Transaction,
    change: OrderChange,
    payment: WalletPayment | null,
  ): Promise<number | null> {
    try {
      const id = await this.placing.place(on, change, payment);
      if (id !== null) this.outbox.announce(on);
      return id;
    } catch (error) {
      if (isBalanceNotCovered(error)) {
        throw new DomainError('insufficient_balance', { field: 'paymentMethod' }, { cause: error });
      }
      throw error;
    }
  }

  /** A deleted order no longer counts. */
  async uncount(tx: Transaction, orderId: number): Promise<void> {
    await tx.execute(
      `insert into order_counters (hub_id, merchant_id, slot, total)
       select o.hub_id, m, 0, -1 from orders o, unnest(array[0, o.merchant_id]) m where o.id = $1
       on conflict (hub_id, merchant_id, slot) do update set total = order_counters.total - 1`,
      [orderId],
    );
  }

  /** With where its courier is, which the timeline tells. `unassigned`: a courier may take what nobody has. */
  private async hold(tx: Transaction, scope: Scope, orderId: number, unassigned = false) {
    const sql = statement(
      'order_hold',
      `select ${this.rows.selection},
              (select jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0])
                 from courier_presence p where p.courier_id = o.courier_id and p.last_seen_at >= $2) as "courierPosition"
         from orders o where o.id = $1 for update`,
    );
    const freshSince = new Date(this.clock.millis() - POSITION_FRESH_MS);
    const row = await tx.first<OrderRecord & { courierPosition: Point | null }>(sql, [orderId, freshSince]);
    const open = unassigned && row?.courierId === null;
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
    payload: { event: entry, order: JSON.parse(snapshot) as object },
    occurredAt: entry.at,
  };
}

/** Couriers see what is theirs; merchants what their account may read; the hub everything of its own. */
export function isVisible(
  scope: Scope,
  order: Pick<OrderRecord, 'hubId' | 'merchantId' | 'courierId'>,
): boolean {
  if (order.hubId !== scope.hubId) return false;
  if (scope.actor.kind === 'courier' && order.courierId !== scope.actor.id) return false;
  return readableMerchants(scope)?.includes(order.merchantId) ?? true;
}
