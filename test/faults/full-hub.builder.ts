import type { Database } from '#domain';

/** Ids of the rows of one order lie closer together than this. */
const STRIDE = 1_000;
const ORDERS_AT_ONCE = 5_000;
/** Positions of the courier who carries the order. */
const POSITIONS = 4;
const MIN_ROWS = 20;

const OF_ORDER = 't.order_id = $1';
const OF_EVENTS = 't.aggregate_id = $1';
/** Which rows an order leaves behind, and which of their columns are numbers that move with the copy. */
const TABLES: readonly { name: string; where: string; ids: readonly string[]; texts?: string }[] = [
  {
    name: 'orders',
    where: 't.id = $1',
    ids: ['id'],
    texts: `, 'uuid', gen_random_uuid(), 'public_id', 'F' || n, 'tracking_token', 'full' || n, 'external_id', 'full-' || n`,
  },
  { name: 'order_events', where: OF_ORDER, ids: ['order_id'] },
  { name: 'order_offers', where: OF_ORDER, ids: ['id', 'order_id'] },
  {
    name: 'outbox',
    where: OF_EVENTS,
    ids: ['id', 'aggregate_id'],
    texts: `, 'stream', 'o:' || t.aggregate_id + n * ${String(STRIDE)}`,
  },
  {
    name: 'webhook_deliveries',
    where: OF_EVENTS,
    ids: ['id', 'outbox_id', 'aggregate_id'],
    texts: `, 'stream', 'o:' || t.aggregate_id + n * ${String(STRIDE)}`,
  },
  {
    name: 'webhook_attempts',
    where: 't.delivery_id in (select id from webhook_deliveries where aggregate_id = $1)',
    ids: ['id', 'delivery_id'],
  },
  {
    name: 'ledger_transactions',
    where: OF_ORDER,
    ids: ['id', 'order_id'],
    texts: `, 'uuid', gen_random_uuid(), 'external_id', t.external_id || n`,
  },
  {
    name: 'ledger_entries',
    where: 't.transaction_id in (select id from ledger_transactions where order_id = $1)',
    ids: ['transaction_id'],
  },
];

const POSITIONS_OF = `
  insert into courier_positions (courier_id, hub_id, at, latitude, longitude)
  select o.courier_id, o.hub_id, o.created_at - n * interval '1 minute' - p * interval '10 seconds', -23.5, -46.6
    from orders o, generate_series($2::int, $3::int) n, generate_series(1, ${String(POSITIONS)}) p where o.id = $1`;

/**
 * Copies an order that has ended, with all that it has left behind. Returns the number of rows written. Sums
 * of money stay as they are: the books of the hub do not balance afterwards.
 */
export async function fillHub(db: Database, orderId: number, orders: number): Promise<number> {
  let rows = 0;
  for (let from = 1; from <= orders; from += ORDERS_AT_ONCE) {
    const range = [orderId, from, Math.min(orders, from + ORDERS_AT_ONCE - 1)];
    await db.transaction(async (tx) => {
      await tx.execute(`set local session_replication_role = replica`);
      for (const { name, where, ids, texts } of TABLES) {
        const moved = ids.map((id) => `'${id}', t.${id} + n * ${String(STRIDE)}`).join(', ');
        rows += await tx.execute(
          `insert into ${name} overriding system value
           select r.* from ${name} t, generate_series($2::int, $3::int) n,
                  lateral jsonb_populate_record(t, jsonb_build_object(${moved}${texts ?? ''})) r where ${where}`,
          range,
        );
      }
      rows += await tx.execute(POSITIONS_OF, range);
    });
  }
  if (rows < orders * MIN_ROWS) throw new Error(`An order left only ${String(rows / orders)} rows`);
  for (const { name } of TABLES.filter(({ ids }) => ids.includes('id')))
    await db.execute(
      `select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name})) from ${name} limit 1`,
    );
  await db.execute('analyze');
  return rows;
}
