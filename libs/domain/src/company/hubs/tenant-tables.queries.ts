import type { Queryable } from '../../base/index.js';

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
const TABLES = `
  select c.relname as name, a.attname as "hubColumn",
         exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum and i.indpred is null)
           as "hubIndexed",
         case c.relkind when 'p' then array(
           select l.relid::regclass::text from pg_partition_tree(c.oid) l where l.isleaf)
         else array[c.relname::text] end as parts
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     and a.attname = case c.relname when 'hubs' then 'id' else 'hub_id' end
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   order by (select count(*) from pg_constraint k where k.contype = 'f' and k.confrelid = c.oid), c.relname`;

/** The catalog's tables with rows of hubs, so that a new table is known without being named anywhere. */
export function tenantTables(db: Queryable): Promise<TenantTable[]> {
  return db.query<TenantTable>(TABLES);
}
