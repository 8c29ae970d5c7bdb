import { tenantTables, type Queryable, type TenantTable } from '#domain';

export interface MovedTable extends TenantTable {
  /** In a form that can be hashed; generated columns, which each cell computes, are left out. */
  readonly hashed: string;
  readonly key: string;
  /** A logged change of a row names the hub then by itself. */
  readonly keyHasHub: boolean;
  /** Those of `parts` whose changes are logged with the whole row before them. */
  readonly wholeParts: readonly string[];
}

/** Types without a hash function, or with one that is not the same for equal texts. */
const HASHED_AS_TEXT = ['json', 'point', 'tsvector', 'polygon', 'box'];

const DETAILS = `
  select t.*,
         (select string_agg(quote_ident(a.attname) || case when y.typname = any($2::text[]) then '::text' else '' end, ', '
                            order by a.attname)
            from pg_attribute a join pg_type y on y.oid = a.atttypid
           where a.attrelid = t.name::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as hashed,
         k.columns as key, k."hasHub" as "keyHasHub",
         array(select p.oid::regclass::text from pg_class p where p.oid = any(t.parts::regclass[]) and p.relreplident = 'f')
           as "wholeParts"
    from jsonb_to_recordset($1::jsonb) as t (name text, "hubColumn" text, parts text[], "hubIndexed" boolean),
         lateral (select string_agg(a.attname, ', ' order by a.attnum) as columns,
                         bool_or(a.attname = t."hubColumn") as "hasHub"
                    from pg_index i join pg_attribute a on a.attrelid = i.indrelid
                   where a.attnum = any(i.indkey) and i.indrelid = t.name::regclass and i.indisprimary) k`;

export async function movedTables(db: Queryable): Promise<MovedTable[]> {
  return db.unchecked.query<MovedTable>(DETAILS, [JSON.stringify(await tenantTables(db)), HASHED_AS_TEXT]);
}

export async function countRows(db: Queryable, table: TenantTable, hubId: number): Promise<number> {
  const found = await db.unchecked.first<{ rows: number }>(
    `select count(*)::int as rows from ${table.name} where ${table.hubColumn} = $1`,
    [hubId],
  );
  return found?.rows ?? 0;
}
