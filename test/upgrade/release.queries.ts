import type { Queryable } from '#domain';
import { createHash } from 'node:crypto';
import { schemaSnapshot } from '../support/schema-snapshot.js';

/** What a release left behind: `npm run release:record` writes it once, `upgrade.long.ts` begins with it. */
export interface Release {
  readonly version: string;
  /** Names of its migrations, in their order. */
  readonly migrations: readonly string[];
  /** Digest of the schema that they make. */
  readonly schema: string;
  /** Rows by table, as its code wrote them. */
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

export const RELEASES = new URL('./', import.meta.url);

export async function schemaDigest(db: Queryable): Promise<string> {
  return createHash('sha256')
    .update((await schemaSnapshot(db)).join('\n'))
    .digest('hex');
}

/** Columns that take a value, by table; rows of a partition are those of its parent. */
const COLUMNS = `
  select c.relname as "table", array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname <> 'migrations'
   group by c.relname order by c.relname`;

export async function tables(db: Queryable): Promise<Map<string, string>> {
  const found = await db.unchecked.query<{ table: string; columns: string[] }>(COLUMNS);
  return new Map(found.map(({ table, columns }) => [table, columns.join(', ')]));
}
