import type { Database } from '#domain';

/**
 * Copies one row, which the core wrote, many times. `changes` gives SQL for the columns that differ, in which
 * `g` counts from 1; the id comes from the table's own sequence. Returns the ids.
 */
export async function copyRow(
  db: Database,
  table: string,
  id: number,
  count: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const columns = await db.unchecked.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and column_name <> 'id' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  const rows = await db.unchecked.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from ${table} t, generate_series(1, $2::int) g where t.id = $1 returning id`,
    [id, count],
  );
  return rows.map((row) => row.id);
}

let people = 0;

/** Each copy has an e-mail and a phone of its own. */
export function copyPeople(
  db: Database,
  table: 'couriers' | 'merchants',
  id: number,
  count: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const nth = `(${people} + g)`;
  people += count;
  const own = { email: `'copy-' || ${nth} || '@example.com'`, phone: `(12000000000 + ${nth})::text` };
  return copyRow(db, table, id, count, { ...own, ...changes });
}

/** Each copy has its own names and is counted as the store counts orders. */
export async function copyOrders(
  db: Database,
  id: number,
  count: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const ids: number[] = [];
  // Several statements, so that none exceeds the pool's time limit.
  while (ids.length < count) {
    const part = Math.min(20_000, count - ids.length);
    const made = await copyRow(db, 'orders', id, part, {
      uuid: 'gen_random_uuid()',
      // Longer than real ids, so that a million of them do not collide.
      public_id: `'S' || substr(upper(replace(gen_random_uuid()::text, '-', '')), 1, 16)`,
      tracking_token: `replace(gen_random_uuid()::text, '-', '')`,
      external_id: `'seed-' || (${ids.length} + g)`,
      ...changes,
    });
    for (const one of made) ids.push(one);
    await db.execute(
      `insert into order_counters (hub_id, merchant_id, slot, total)
       select o.hub_id, m, 0, $2 from orders o, unnest(array[0, o.merchant_id]) m where o.id = $1
       on conflict (hub_id, merchant_id, slot) do update set total = order_counters.total + $2`,
      [id, part],
    );
    await db.execute(
      `insert into order_events (order_id, sequence, hub_id, type, at, actor)
       select o, e.sequence, e.hub_id, e.type, e.at, e.actor from order_events e, unnest($2::bigint[]) o
        where e.order_id = $1`,
      [id, made],
    );
  }
  return ids;
}
