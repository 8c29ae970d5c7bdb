import { randomInt } from 'node:crypto';
import { Batcher, type Database, holdsConnection, type Queryable, namedStatement } from '../../base/index.js';
import { mayStillOrder } from '../../people/index.js';
import type { OrderChange } from './order-change.rules.js';
import { COUNTER_SLOTS } from './order.entity.js';
import type { SpendingLimit } from './spending-days.service.js';
import type { OrderStatements } from './order.statements.js';

/** The debit of the order's price, in the statement that inserts the order. */
export interface WalletPayment {
  readonly ownerId: number;
  readonly transactionUuid: string;
}

interface OrderToInsert {
  readonly change: Pick<OrderChange, 'order' | 'events' | 'snapshot'>;
  /** When the merchant, read from the cache, was last changed; null: it was read just now. */
  readonly merchantSeen: Date | null;
}

/** Larger batches take longer in proportion and gain nothing. */
const MAX_BATCH = 32;

/**
 * Inserts new orders with timeline, events and counters in one statement. Starting one costs PostgreSQL more
 * than the rows of an order, so concurrent orders share a statement and a commit. An order paid by wallet is
 * placed alone, because its debit may be refused, and so is one that counts against a limit.
 */
export class OrderInsert {
  private readonly place;
  private readonly batcher: Batcher<OrderToInsert, number | null>;

  constructor(
    private readonly db: Database,
    rows: OrderStatements,
  ) {
    this.place = namedStatement('orders.orders_place', PARAMETERS, insertSql(rows));
    this.batcher = new Batcher((orders) => this.insertAll(db, orders), { maxBatchSize: MAX_BATCH });
  }

  /** Null: the public id is taken, the merchant changed or may not order, or the quote was used. */
  async insert(
    on: Queryable,
    order: OrderToInsert,
    payment: WalletPayment | null,
    limit: SpendingLimit | null,
  ): Promise<number | null> {
    // An order inserted in an open transaction must not be committed by the batch of others.
    if (payment || limit || on !== this.db || holdsConnection())
      return (await this.insertAll(on, [order], payment, limit))[0] ?? null;
    return this.batcher.submit(order);
  }

  /** As `insert` of each, in one transaction: two of them, by two statements, could wait for each other. */
  async insertAll(
    on: Queryable,
    submitted: readonly OrderToInsert[],
    payment: WalletPayment | null = null,
    limit: SpendingLimit | null = null,
  ): Promise<(number | null)[]> {
    const inserted = firstOfEachUuid(submitted);
    const orders = inserted.map(({ change }) => change);
    const placed = {
      orders: `[${orders.map(({ snapshot }) => snapshot).join()}]`,
      ...eventColumns(orders),
      slot: randomInt(COUNTER_SLOTS),
      uuids: orders.map(({ order }) => order.uuid),
      merchantsSeen: inserted.map(({ merchantSeen }) => merchantSeen),
    };
    const [sql, params] = this.place({ ...placed, ...(payment ?? UNPAID), ...(limit ?? UNLIMITED) });
    const rows = await on.unchecked.query<{ id: number; uuid: string }>(sql, params);
    const ids = new Map(rows.map(({ id, uuid }) => [uuid, id]));
    return submitted.map((one) => (inserted.includes(one) ? (ids.get(one.change.order.uuid) ?? null) : null));
  }
}

/** Two orders by one quote have one uuid: only the first may be inserted. */
function firstOfEachUuid(orders: readonly OrderToInsert[]): readonly OrderToInsert[] {
  const first = new Map(orders.toReversed().map((one) => [one.change.order.uuid, one]));
  return orders.filter((one) => first.get(one.change.order.uuid) === one);
}

const PARAMETERS = [
  'orders uuids merchantsSeen slot',
  'eventOrders sequences types instants actors data entries snapshots',
  'ownerId transactionUuid spender day limitCents',
] as const;
const UNPAID = { ownerId: null, transactionUuid: null };
const UNLIMITED = { spender: null, day: null, limitCents: null };

/** Limit and wallet are charged as the order is inserted: what is refused leaves no order. */
function insertSql(rows: OrderStatements): string {
  const { names, values, definition } = rows.insertion();
  return `
    with o as (
      insert into orders (${names})
      select ${values} from json_to_recordset($orders::json) as n(${definition})
        join unnest($uuids::uuid[], $merchantsSeen::timestamptz[]) as s(uuid, seen) on s.uuid = n.uuid
       where s.seen is null or ${mayStillOrder('n."merchantId"', 's.seen')}
      on conflict do nothing
      returning id, uuid, hub_id, public_id, merchant_id, stream, total_cents, created_at
    ), e as (
      select * from unnest($eventOrders::uuid[], $sequences::int[], $types::text[], $instants::timestamptz[],
                           $actors::text[], $data::text[],
                           string_to_array($entries, chr(10)), string_to_array($snapshots, chr(10)))
                 as e(uuid, sequence, type, at, actor, data, entry, snapshot)
    ), timeline as (
      insert into order_events (order_id, sequence, hub_id, type, at, actor, data)
      select o.id, e.sequence, o.hub_id, e.type, e.at, e.actor::jsonb, e.data::jsonb
    from o join e using (uuid)), published as (
      insert into outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
      select o.hub_id, e.type, o.id, coalesce(o.stream, 'o:' || o.id), o.merchant_id,
             ('{"event":' || e.entry || ',"order":' || e.snapshot || '}')::json, e.at
        from o join e using (uuid) order by o.id, e.sequence
    ), counted as (
      insert into order_counters (hub_id, merchant_id, slot, total)
      select o.hub_id, m, $slot::smallint, count(*) from o, unnest(array[0, o.merchant_id]) m
       group by o.hub_id, m order by o.hub_id, m
      on conflict (hub_id, merchant_id, slot) do update set total = order_counters.total + excluded.total
    )
    select o.id, o.uuid,
           case when o.total_cents > 0 and $spender::text is not null then
             spending_take(o.hub_id, $spender::text, $day::date, o.total_cents, $limitCents::bigint)
           end as taken,
           case when o.total_cents > 0 and $ownerId::bigint is not null then (
             select s.id
               from ledger_settle_order(o.hub_id, 'merchant', $ownerId::bigint, 'revenue', 'order_payment',
             'order_refund', o.id, -o.total_cents, o.public_id, false, $transactionUuid::uuid, o.created_at) s
           ) end as paid
      from o`;
}

/** First events of the orders, column by column. Their JSON lacks the order's id, that of the outbox row. */
function eventColumns(orders: readonly OrderToInsert['change'][]) {
  const events = orders.flatMap(({ events }) => events);
  return {
    eventOrders: orders.flatMap(({ order, events }) => events.map(() => order.uuid)),
    sequences: events.map(({ entry }) => entry.sequence),
    types: events.map(({ entry }) => entry.type),
    instants: events.map(({ entry }) => entry.at.toISOString()),
    actors: events.map(({ entry }) => JSON.stringify(entry.actor)),
    data: events.map(({ entry }) => entry.data && JSON.stringify(entry.data)),
    // JSON texts contain no line ends, so one string holds them all; a text[] would escape every quote.
    entries: events.map(({ entry }) => JSON.stringify(entry)).join('\n'),
    snapshots: events.map(({ snapshot }) => snapshot).join('\n'),
  };
}
