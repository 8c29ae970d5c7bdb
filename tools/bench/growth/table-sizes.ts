import type pg from 'pg';

const SIZES = `
  select coalesce(p.relname, c.relname) as name, sum(c.reltuples)::bigint::text as rows,
         sum(pg_table_size(c.oid))::text as heap, sum(pg_indexes_size(c.oid))::text as indexes
    from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid
    left join pg_class p on p.oid = i.inhparent
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
   group by 1 having sum(pg_total_relation_size(c.oid)) > 1000000
   order by sum(pg_total_relation_size(c.oid)) desc`;

/** Bytes of each table, its indexes apart, divided by the number of orders. */
export async function diskPerOrder(client: pg.Client, orders: number): Promise<string> {
  const { rows } = await client.query<{ name: string; rows: string; heap: string; indexes: string }>(SIZES);
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(13))).join(' ');
  const perOrder = (bytes: number) => (bytes / orders).toFixed(0);
  const total = rows.reduce((sum, { heap, indexes }) => sum + Number(heap) + Number(indexes), 0);
  return [
    line(['table', 'rows', 'MB', 'rows B/order', 'index B/order']),
    ...rows.map(({ name, rows: count, heap, indexes }) =>
      line([
        name,
        count,
        ((Number(heap) + Number(indexes)) / 1e6).toFixed(0),
        perOrder(Number(heap)),
        perOrder(Number(indexes)),
      ]),
    ),
    line(['all', '', (total / 1e6).toFixed(0), perOrder(total), '']),
  ].join('\n');
}

/** Times of the first vacuum, which reads every page, and of the next, which finds nothing to do. */
export async function vacuumAll(client: pg.Client): Promise<string> {
  const times: string[] = [];
  for (const what of ['first', 'next']) {
    const began = performance.now();
    await client.query('vacuum analyze');
    times.push(`${what} vacuum: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  }
  return times.join(', ');
}
