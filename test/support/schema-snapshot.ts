import type { Queryable } from '#domain';

/** Partitions of days come and go; others belong to the schema. */
const TABLES = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
  and (not c.relispartition or c.relname like '%\\_open')`;

/** The catalog of PostgreSQL as sorted text, one object a line, like `pg_dump --schema-only`. */
const SNAPSHOT = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
         || case when a.attnotnull then ' not null' else '' end
         || case when a.attidentity <> '' then ' identity' else '' end
         || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
         || case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text else '' end
         || coalesce(' options ' || a.attoptions::text, '') as line
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where ${TABLES}
  union all
  select 'options ' || c.relname || ' ' || c.reloptions::text from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reloptions is not null
     and (not c.relispartition or c.relname !~ '_\\d{8}$')
  union all
  select 'partitions ' || c.relname || ' by ' || pg_get_partkeydef(c.oid) from pg_class c where ${TABLES} and c.relkind = 'p'
  union all
  select 'constraint ' || c.relname || ' ' || x.conname || ' ' || pg_get_constraintdef(x.oid)
    from pg_constraint x join pg_class c on c.oid = x.conrelid where ${TABLES} and x.contype <> 'n'
  union all
  select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid where ${TABLES}
  union all
  select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgparentid = 0
  union all
  select 'function ' || regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g')
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'sequence ' || sequencename || ' ' || start_value || ' in ' || min_value || ' to ' || max_value
    from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq'
  union all
  select 'type ' || c.relname || ' (' || string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', '
         order by a.attnum) || ')'
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'c' group by c.relname
  union all
  select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
  order by 1`;

export async function schemaSnapshot(db: Queryable): Promise<string[]> {
  return (await db.unchecked.query<{ line: string }>(SNAPSHOT)).map(({ line }) => line.trim());
}

/** Hashes of a hub's rows by table; when a credential was last used is left out. */
export async function hubDigest(db: Queryable, hubId: number): Promise<Record<string, string>> {
  const tables = await db.unchecked.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'hub_id' order by 1`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await db.unchecked.query<{ all: string }>(
      `select md5(coalesce(string_agg(t.row, '|' order by t.row), '')) as "all"
         from (select (to_jsonb(r) - 'last_used_at')::text as row from ${name} r where hub_id = $1) t`,
      [hubId],
    );
    rows[name] = row?.all ?? '';
  }
  return rows;
}
