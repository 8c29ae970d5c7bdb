import type { Queryable } from '../../base/index.js';

/** A table with rows of hubs. A partitioned one is one table. */
export interface TenantTable {
  readonly name: string;
  /** The column with the hub's id: `hub_id`, and `id` of `hubs`. */
  readonly hubColumn: string;
  /** The tables that hold its rows: itself, or its partitions. */
  readonly parts: readonly TablePart[];
  /** Its columns in a form that can be hashed; generated ones, which each cell computes, are left out. */
  readonly hashed: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The same with their types. */
  readonly typedKey: string;
  /** Whether its primary key contains the hub's id, so that changes of its rows tell the hub without more. */
  readonly keyHasHub: boolean;
  /** Whether an index leads to the hub's rows; else they are found by reading the whole table. */
  readonly hubIndexed: boolean;
}

interface TablePart {
  readonly name: string;
  readonly replicaIdentity: string;
}

/** Kept by each cell for itself. */
const OF_THE_CELL = ['hub_moves', 'hub_move_changes'];

/** Types without a hash function, or with one that is not the same for equal texts. */
const HASHED_AS_TEXT = ['json', 'point', 'tsvector', 'polygon', 'box'];

/** Children before their parents: rows are deleted in this order. */
const TABLES = `
  with tenant as (
    select c.oid, c.relname, c.relkind, c.relreplident, a.attname as hub_column, a.attnum as hub_attribute
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
       and a.attname = case c.relname when 'hubs' then 'id' else 'hub_id' end
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all($1::text[])
  )
  select t.relname as name, t.hub_column as "hubColumn", h.columns as hashed, k.columns as key, k.typed as "typedKey",
         t.hub_column = any(k.columns) as "keyHasHub",
         exists (select from pg_index i where i.indrelid = t.oid and i.indkey[0] = t.hub_attribute and i.indpred is null)
           as "hubIndexed",
         case t.relkind when 'p' then (
           select coalesce(json_agg(json_build_object('name', p.relname, 'replicaIdentity', p.relreplident)), '[]')
             from pg_partition_tree(t.oid) l join pg_class p on p.oid = l.relid where l.isleaf)
         else json_build_array(json_build_object('name', t.relname, 'replicaIdentity', t.relreplident)) end as parts
    from tenant t,
         lateral (select string_agg(quote_ident(a.attname)
                           || case when y.typname = any($2::text[]) then '::text' else '' end, ', ' order by a.attname) as columns
                    from pg_attribute a join pg_type y on y.oid = a.atttypid
                   where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') h,
         lateral (select array_agg(a.attname::text order by a.attnum) as columns,
                         string_agg(a.attname || ' ' || format_type(a.atttypid, null), ', ' order by a.attnum) as typed
                    from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
                   where i.indrelid = t.oid and i.indisprimary) k
   order by (select count(*) from pg_constraint k where k.contype = 'f' and k.confrelid = t.oid), t.relname`;

/** The catalog's tables with rows of hubs, so that a new table moves without being named anywhere. */
export function tenantTables(db: Queryable): Promise<TenantTable[]> {
  return db.query<TenantTable>(TABLES, [OF_THE_CELL, HASHED_AS_TEXT]);
}

export async function countRows(db: Queryable, table: TenantTable, hubId: number): Promise<number> {
  const found = await db.first<{ rows: number }>(
    `select count(*)::int as rows from ${table.name} where ${table.hubColumn} = $1`,
    [hubId],
  );
  return found?.rows ?? 0;
}
