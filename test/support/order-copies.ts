import type { Database } from '#domain';

/** Copies of an order, numbered `n` from 1 on. `values` are SQL expressions over `o`, the order, and `n`. */
export async function copyOrder(
  db: Database,
  orderId: number,
  count: number,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const own: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    public_id: `'N' || o.id || '-' || n`,
    tracking_token: `'N' || o.id || '-' || n`,
    ...values,
  };
  const columns = await db.unchecked.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'orders' and column_name <> 'id'`,
  );
  const names = columns.map(({ name }) => name);
  await db.unchecked.query(
    `insert into orders (${names.join(', ')})
     select ${names.map((name) => own[name] ?? `o.${name}`).join(', ')}
       from orders o, generate_series($2::int, 1, -1) n where o.id = $1`,
    [orderId, count],
  );
}
