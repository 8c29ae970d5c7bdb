import type { Queryable } from '../storage/index.js';

/** A table with rows of hubs. */
export interface TenantTable {
  readonly name: string;
  /** The column with the hub's id: `hub_id`, and `id` of `hubs`. */
  readonly hubColumn: string;
  /** Its columns in a form that can be hashed; generated ones, which each cell computes, are left out. */
  readonly hashed: string;
  /** Whether its primary key contains the hub's id, so that changes of its rows tell the hub without more. */
  readonly keyHasHub: boolean;
  readonly replicaIdentity: string;
  /** The tables that have the rows: its partitions, else itself. A `ctid` names a row in one of them only. */
  readonly parts: readonly string[];
}

/** Kept by each cell for itself. */
const OF_THE_CELL = ['hub_moves'];

/** Types without a hash function, or with one that is not the same for equal texts. */
const HASHED_AS_TEXT = ['json', 'point', 'tsvector', 'polygon', 'box'];

/** Children before their parents: rows are deleted in this order. */
const TABLES = `
  select c.relname as name, case c.relname when 'hubs' then 'id' else 'hub_id' end as "hubColumn",
         c.relreplident::text as "replicaIdentity",
         case c.relkind when 'p'
           then array(select i.inhrelid::regclass::text from pg_inherits i where i.inhparent = c.oid order by 1)
           else array[c.relname::text] end as parts,
         (select string_agg(quote_ident(a.attname) || case when t.typname = any($2::text[]) then '::text' else '' end,
                            ', ' order by a.attname)
            from pg_attribute a join pg_type t on t.oid = a.atttypid
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as hashed,
         exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
                  where i.indrelid = c.oid and i.indisprimary
                    and a.attname = case c.relname when 'hubs' then 'id' else 'hub_id' end) as "keyHasHub"
    from pg_class c
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname <> all($1::text[])
     and (c.relname = 'hubs'
          or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hub_id' and not a.attisdropped))
   order by (select count(*) from pg_constraint k where k.contype = 'f' and k.confrelid = c.oid), c.relname`;

/** The catalog's tables with rows of hubs, so that a new table moves without being named anywhere. */
export function tenantTables(db: Queryable): Promise<TenantTable[]> {
  return db.query<TenantTable>(TABLES, [OF_THE_CELL, HASHED_AS_TEXT]);
}

interface TableSum {
  readonly rows: number;
  /** Of the hashes of all rows. */
  readonly sum: string;
}

/** Count and checksum of a hub's rows of a table. */
export async function sumOf(db: Queryable, table: TenantTable, hubId: number): Promise<TableSum> {
  const sum = await db.first<TableSum>(
    `select count(*)::int as rows, coalesce(sum(hash_record_extended(row(${table.hashed}), 0)::numeric), 0)::text as sum
       from ${table.name} where ${table.hubColumn} = $1`,
    [hubId],
  );
  return sum ?? { rows: 0, sum: '0' };
}
