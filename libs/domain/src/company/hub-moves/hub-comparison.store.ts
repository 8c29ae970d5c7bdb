import { DomainError, type Database } from '../../base/index.js';
import { HubFence } from './hub-fence.store.js';
import type { TenantTable } from './tenant-tables.queries.js';

/** A table's rows are summed in so many parts, by the hash of their key: rows of parts that differ are looked at singly. */
const BUCKETS = 1_024;
/** While others work. */
const WHOLE_TABLES_AT_ONCE = 2;
const TABLES_AT_ONCE = 4;
const KEYS_AT_ONCE = 5_000;

/** Rows by table; a row is the text of its primary key as JSON. */
type RowKeys = Map<string, Set<string>>;

interface Bucket {
  readonly bucket: number;
  readonly rows: number;
  /** Sum of the hashes of all rows. */
  readonly sum: string;
}

/** A bucket's or a row's state by its name. */
type Hashes = ReadonlyMap<number | string, string>;

const TAKE =
  'delete from hub_move_changes where hub_id = $1 returning table_name as "table", key::text as key';

/**
 * Proves that all rows of a hub are the same in both cells. Every row is compared while everything works. Rows that differ,
 * as they are on their way, are compared again; so is every row that is written afterwards in either cell, which triggers
 * note in the writer's own transaction, whoever the writer is. So at each moment all rows but those noted or still open
 * were equal when they were last written, and the last step compares only these.
 */
export class HubComparison {
  private open: RowKeys = new Map();
  private rows = 0;

  constructor(
    private readonly here: Database,
    private readonly there: Database,
    private readonly hubId: number,
    private readonly tables: readonly TenantTable[],
  ) {}

  /** How many rows the hub has, as they were compared first. */
  get allRows(): number {
    return this.rows;
  }

  /** Compares all rows. The tables must have been copied. @throws storage_unavailable (a table is in use for too long) */
  async begin(): Promise<void> {
    await this.inBothCells((db) => new HubFence(db, this.hubId).watch(this.tables));
    // What was noted before is compared with all other rows.
    await this.take();
    await this.severalAtOnce(this.tables, WHOLE_TABLES_AT_ONCE, async (table) => {
      const [ours, theirs] = await this.inBothCells((db) => this.buckets(db, table));
      this.rows += [...ours.values()].reduce((sum, { rows }) => sum + rows, 0);
      const different = differing(sumsOf(ours), sumsOf(theirs)).map(Number);
      if (different.length === 0) return;
      const [one, other] = await this.inBothCells((db) => this.rowsOf(db, table, different));
      this.noteOpen(table.name, differing(one, other));
    });
  }

  /**
   * Compares what was open, and what was written since. Whatever was written in this cell before the last comparison must
   * have arrived in the other. Returns how many rows it compared. @throws invalid_value (a row differs that nobody writes)
   */
  async again(): Promise<number> {
    const before = this.open;
    const noted = await this.take();
    this.open = new Map();
    const compared = await this.compareRows(union(before, noted));
    const suspects = intersection(this.open, before, noted);
    if (suspects.size > 0) {
      // Written between taking what was noted and reading the row.
      const late = await this.take();
      this.refuse(intersection(suspects, before, late));
      this.open = union(this.open, late);
    }
    return compared;
  }

  /** Nothing is written any more, and all has arrived. Returns how many rows it compared. @throws invalid_value */
  async finish(): Promise<number> {
    const all = union(this.open, await this.take());
    this.open = new Map();
    const compared = await this.compareRows(all);
    this.refuse(this.open);
    return compared;
  }

  private async take(): Promise<RowKeys> {
    const taken: RowKeys = new Map();
    const found = await this.inBothCells((db) =>
      db.query<{ table: string; key: string }>(TAKE, [this.hubId]),
    );
    for (const { table, key } of found.flat()) taken.set(table, (taken.get(table) ?? new Set()).add(key));
    return taken;
  }

  private async compareRows(keys: RowKeys): Promise<number> {
    let compared = 0;
    const parts = this.tables.flatMap((table) =>
      chunks([...(keys.get(table.name) ?? [])]).map((part) => ({ table, part })),
    );
    await this.severalAtOnce(parts, TABLES_AT_ONCE, async ({ table, part }) => {
      const [ours, theirs] = await this.inBothCells((db) => this.hashes(db, table, part));
      this.noteOpen(
        table.name,
        part.filter((_key, i) => ours.get(i + 1) !== theirs.get(i + 1)),
      );
      compared += part.length;
    });
    return compared;
  }

  private async buckets(db: Database, { name, hubColumn, key, hashed }: TenantTable) {
    // Hashed in the order of the pages (`offset 0`) and grouped afterwards: large columns lie elsewhere in the same order.
    const sums = await this.wholeTable<Bucket>(
      db,
      `select bucket, count(*)::int as rows, sum(hash)::text as sum
         from (select ${bucketOf(key)} as bucket, hash_record_extended(row(${hashed}), 0) as hash
                 from ${name} where ${hubColumn} = ${String(this.hubId)} offset 0) hashes
        group by 1`,
    );
    return new Map(sums.map((sum) => [sum.bucket, sum]));
  }

  private async rowsOf(
    db: Database,
    { name, hubColumn, key, hashed }: TenantTable,
    buckets: readonly number[],
  ) {
    const named = key.map((column) => `'${column}', ${column}`).join(', ');
    const rows = await this.wholeTable<{ key: string; hash: string }>(
      db,
      `select jsonb_build_object(${named})::text as key, hash_record_extended(row(${hashed}), 0)::text as hash
         from ${name} where ${hubColumn} = ${String(this.hubId)} and ${bucketOf(key)} = any($1::int[])`,
      [buckets],
    );
    return new Map(rows.map((row) => [row.key, row.hash]));
  }

  /** By the keys' ordinal numbers, from 1. */
  private async hashes(
    db: Database,
    { name, hubColumn, key, typedKey, hashed }: TenantTable,
    keys: readonly string[],
  ) {
    const columns = key.map((_column, i) => `key${String(i)}`).join(', ');
    const same = key.map((column, i) => `t.${column} = k.key${String(i)}`).join(' and ');
    const rows = await db.query<{ n: number; hash: string | null }>(
      `select k.n::int as n, (select hash_record_extended(row(${hashed}), 0)::text from ${name} t
                where ${same} and t.${hubColumn} = ${String(this.hubId)}) as hash
         from rows from (jsonb_to_recordset($1::jsonb) as (${typedKey})) with ordinality as k (${columns}, n)`,
      [`[${keys.join(',')}]`],
    );
    return new Map(rows.map(({ n, hash }) => [n, hash]));
  }

  /** Connections prefer indexes to reading tables in the order of their pages; keys are the same text in both cells. */
  private wholeTable<Row>(db: Database, sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return db.transaction(async (tx) => {
      await tx.execute(
        `set local enable_seqscan = on; set local max_parallel_workers_per_gather = 0; set local timezone = 'UTC'`,
      );
      return tx.query<Row>(sql, params);
    });
  }

  private noteOpen(table: string, keys: readonly string[]): void {
    if (keys.length > 0) this.open.set(table, new Set([...(this.open.get(table) ?? []), ...keys]));
  }

  private refuse(different: RowKeys): void {
    if (different.size === 0) return;
    const names = [...different].map(([table, keys]) => `${table} (${[...keys].slice(0, 3).join(', ')})`);
    throw new DomainError('invalid_value', {
      field: 'hub',
      problem: `The copy differs in ${names.join(', ')}`,
    });
  }

  private inBothCells<T>(work: (db: Database) => Promise<T>): Promise<[T, T]> {
    return Promise.all([work(this.here), work(this.there)]);
  }

  private async severalAtOnce<T>(
    all: readonly T[],
    atOnce: number,
    work: (one: T) => Promise<void>,
  ): Promise<void> {
    const waiting = [...all];
    const worker = async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
}

function bucketOf(key: readonly string[]): string {
  return `(hash_record_extended(row(${key.join(', ')}), 0) & ${String(BUCKETS - 1)})::int`;
}

function sumsOf(buckets: ReadonlyMap<number, Bucket>): Hashes {
  return new Map([...buckets].map(([bucket, { rows, sum }]) => [bucket, `${String(rows)} ${sum}`]));
}

function differing<K extends number | string>(
  ours: ReadonlyMap<K, string>,
  theirs: ReadonlyMap<K, string>,
): K[] {
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (name) => ours.get(name) !== theirs.get(name),
  );
}

function chunks(keys: readonly string[]): string[][] {
  const parts = Math.ceil(keys.length / KEYS_AT_ONCE);
  return Array.from({ length: parts }, (_, i) => keys.slice(i * KEYS_AT_ONCE, (i + 1) * KEYS_AT_ONCE));
}

function union(one: RowKeys, other: RowKeys): RowKeys {
  const all: RowKeys = new Map(one);
  for (const [table, keys] of other) all.set(table, new Set([...(all.get(table) ?? []), ...keys]));
  return all;
}

/** Rows that are of `all` and of `before`, and not of `without`. */
function intersection(all: RowKeys, before: RowKeys, without: RowKeys): RowKeys {
  const both: RowKeys = new Map();
  for (const [table, keys] of all) {
    const left = [...keys].filter((key) => before.get(table)?.has(key) && !without.get(table)?.has(key));
    if (left.length > 0) both.set(table, new Set(left));
  }
  return both;
}
