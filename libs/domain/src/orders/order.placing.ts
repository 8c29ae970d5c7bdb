import { randomInt } from 'node:crypto';
import {
  Gathering,
  holdsConnection,
  statement,
  type Database,
  type Queryable,
  type Statement,
} from '../shared/index.js';
import type { OrderChange } from './order.change.js';
import { COUNTER_SLOTS } from './order-counter.entity.js';
import type { OrderRows } from './order.rows.js';

/** What the wallet pays for an order, in the statement that places it. */
export interface WalletPayment {
  readonly ownerId: number;
  readonly transactionUuid: string;
}

type NewOrder = Pick<OrderChange, 'order' | 'events' | 'snapshot'>;

/** Beyond it a statement grows as its orders do, and the first would only wait for the last. */
const MOST_TOGETHER = 32;

/**
 * Writes new orders with all that belongs to them in one statement. To begin a statement costs PostgreSQL more than an
 * order's rows do, so orders that are placed at the same moment share one, and with it the wait for the disk. An order
 * that a wallet pays goes alone: it may be refused.
 */
export class OrderPlacing {
  private readonly free: Statement;
  private readonly paid: Statement;
  private readonly crowd: Gathering<NewOrder, number | null>;

  constructor(
    private readonly db: Database,
    rows: OrderRows,
  ) {
    this.free = statement('orders_place', placementSql(rows, 'null'));
    this.paid = statement('order_place_paid', placementSql(rows, DEBIT));
    this.crowd = new Gathering((orders) => this.write(db, this.free, orders), MOST_TOGETHER);
  }

  /** Its id; null when its public id is taken. */
  async place(on: Queryable, order: NewOrder, payment: WalletPayment | null): Promise<number | null> {
    if (payment) {
      const { ownerId, transactionUuid } = payment;
      return (await this.write(on, this.paid, [order], [ownerId, transactionUuid]))[0] ?? null;
    }
    // What an open transaction places is its own until it commits.
    if (on !== this.db || holdsConnection()) return (await this.write(on, this.free, [order]))[0] ?? null;
    return this.crowd.ask(order);
  }

  private async write(
    on: Queryable,
    sql: Statement,
    orders: readonly NewOrder[],
    payment: readonly unknown[] = [],
  ): Promise<(number | null)[]> {
    const rows = await on.query<{ id: number; uuid: string }>(sql, [
      `[${orders.map(({ snapshot }) => snapshot).join()}]`,
      ...columnsOf(orders),
      randomInt(COUNTER_SLOTS),
      ...payment,
    ]);
    const ids = new Map(rows.map(({ id, uuid }) => [uuid, id]));
    return orders.map(({ order }) => ids.get(order.uuid) ?? null);
  }
}

const DEBIT = `
  case when o.total_cents > 0 then (
    select s.id
      from ledger_settle_order(o.hub_id, 'merchant', $11::bigint, 'revenue', 'pagamento_pedido', 'estorno_pedido',
                               o.id, -o.total_cents, 'Pedido ' || o.public_id, false, $12::uuid, o.created_at) s
  ) end`;

function placementSql(rows: OrderRows, debit: string): string {
  const { names, values, definition } = rows.insertion();
  return `
    with o as (
      insert into orders (${names})
      select ${values} from json_to_recordset($1::json) as n(${definition})
      on conflict (hub_id, public_id) do nothing
      returning id, uuid, hub_id, public_id, merchant_id, stream, total_cents, created_at
    ), e as (
      select * from unnest($2::uuid[], $3::int[], $4::text[], $5::timestamptz[], $6::text[], $7::text[],
                           string_to_array($8, chr(10)), string_to_array($9, chr(10)))
                 as e(uuid, sequence, type, at, actor, data, entry, snapshot)
    ), timeline as (
      insert into order_events (order_id, sequence, hub_id, type, at, actor, data)
      select o.id, e.sequence, o.hub_id, e.type, e.at, e.actor::jsonb, e.data::jsonb from o join e using (uuid)
    ), told as (
      insert into outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
      select o.hub_id, e.type, o.id, coalesce(o.stream, 'o:' || o.id), o.merchant_id,
             ('{"event":{"orderId":' || o.id || e.entry || ',"order":{"id":' || o.id || e.snapshot || '}')::json, e.at
        from o join e using (uuid) order by o.id, e.sequence
    ), counted as (
      insert into order_counters (hub_id, merchant_id, slot, total)
      select o.hub_id, m, $10::smallint, count(*) from o, unnest(array[0, o.merchant_id]) m
       group by o.hub_id, m order by o.hub_id, m
      on conflict (hub_id, merchant_id, slot) do update set total = order_counters.total + excluded.total
    )
    select o.id, o.uuid, ${debit} as paid from o`;
}

/** What is told of orders at their birth, column by column. Its texts lack the id, which comes first in them. */
function columnsOf(orders: readonly NewOrder[]): unknown[] {
  const events = orders.flatMap(({ events }) => events);
  return [
    orders.flatMap(({ order, events }) => events.map(() => order.uuid)),
    events.map(({ entry }) => entry.sequence),
    events.map(({ entry }) => entry.type),
    events.map(({ entry }) => entry.at.toISOString()),
    events.map(({ entry }) => JSON.stringify(entry.actor)),
    events.map(({ entry }) => entry.data && JSON.stringify(entry.data)),
    lines(events.map(({ entry }) => afterId(JSON.stringify(entry)))),
    lines(events.map(({ snapshot }) => afterId(snapshot))),
  ];
}

/** JSON has no line ends of its own. As an array each quote of each text would be escaped, and read again. */
function lines(texts: readonly string[]): string {
  return texts.join('\n');
}

/** `{"a":1}` becomes `,"a":1}`. */
function afterId(json: string): string {
  return `,${json.slice(1)}`;
}
