import { type Database, type Queryable, statement } from '../../base/index.js';

/** A table with rows of hubs; its partitions are no tables of their own. */
export interface TenantTable {
  readonly name: string;
  /** The column with the hub's id: `hub_id`, and `id` of `hubs`. */
  readonly hubColumn: string;
  /** The table itself, or its partitions. */
  readonly parts: readonly string[];
  /** False: a hub's rows are found by reading the whole table. */
  readonly hubIndexed: boolean;
}

/** Children before their parents: rows are deleted in this order. */
const TABLES = statement(
  'hubs.tenant_tables',
  `select c.relname as name, a.attname as "hubColumn",
         exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum
           and i.indpred is null) as "hubIndexed",
         case c.relkind when 'p' then array(
           select l.relid::regclass::text from pg_partition_tree(c.oid) l where l.isleaf)
         else array[c.relname::text] end as parts
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     and a.attname = case c.relname when 'hubs' then 'id' else 'hub_id' end
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   order by (select count(*) from pg_constraint k where k.contype = 'f' and k.confrelid = c.oid), c.relname`,
);

/** The catalog's tables with rows of hubs, so that a new table is known without being named anywhere. */
export function tenantTables(db: Queryable): Promise<TenantTable[]> {
  return db.query<TenantTable, 'name'>(TABLES);
}

/** Rows, or pages, of one transaction: short enough that nobody waits for it. */
const BATCH_ROWS = 5_000;
const BATCH_PAGES = 1_000;

/** Deletes all rows of a hub, also the append-only ones: of a sandbox, or of a hub that has moved away. */
export async function clearHub(
  db: Database,
  hubId: number,
  onTable: (table: string, rows: number) => void,
): Promise<void> {
  const tables = await tenantTables(db);
  const filled = await db.unchecked.query<{ name: string }>(
    tables
      .map(
        ({ name, hubColumn }) =>
          `select '${name}' as name where exists (select from ${name} where ${hubColumn} = $1)`,
      )
      .join(' union all '),
    [hubId],
  );
  const names = new Set(filled.map(({ name }) => name));
  for (const table of tables.filter(({ name }) => names.has(name))) {
    const rows = await (table.hubIndexed ? clearByIndex : clearByPages)(db, table, hubId);
    if (rows > 0) onTable(table.name, rows);
  }
}

async function clearByIndex(db: Database, { name, hubColumn }: TenantTable, hubId: number): Promise<number> {
  let rows = 0;
  for (let deleted = BATCH_ROWS; deleted === BATCH_ROWS; rows += deleted)
    deleted = await remove(
      db,
      // The hub is compared again beside ctid: rows of two partitions may have the same ctid.
      `delete from ${name} where ${hubColumn} = $1
          and ctid = any(array(select ctid from ${name} where ${hubColumn} = $1 limit ${String(BATCH_ROWS)}))`,
      [hubId],
    );
  return rows;
}

const SIZE = statement(
  'hubs.pages_of_table',
  `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
);

/** Reads the table once, where each search for the hub's next rows would read it from its beginning. */
async function clearByPages(db: Database, { parts, hubColumn }: TenantTable, hubId: number): Promise<number> {
  let rows = 0;
  for (const name of parts) {
    const size = await db.first(SIZE, [name]);
    for (let page = 0; page < (size?.pages ?? 0); page += BATCH_PAGES)
      rows += await remove(
        db,
        `delete from ${name} where ${hubColumn} = $1 and ctid >= $2::tid and ctid < $3::tid`,
        [hubId, `(${String(page)},0)`, `(${String(page + BATCH_PAGES)},0)`],
      );
  }
  return rows;
}

function remove(db: Database, sql: string, params: readonly unknown[]): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(`set local lastmile.clearing = 'on'`);
    return tx.execute(sql, params);
  });
}
