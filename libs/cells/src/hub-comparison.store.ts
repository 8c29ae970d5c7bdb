import { DomainError, type Database } from '#domain';
import type { MovedTable } from './moved-tables.queries.js';

/** Rows of a table are divided by the hash of their key, and summed for each part. */
const PARTS = 1_024;
/** Few, because the cells work meanwhile. */
const PARALLEL_TABLES = 2;

interface PartSum {
  readonly part: number;
  readonly rows: number;
  /** The sum of the hashes of all rows. */
  readonly sum: string;
}

/**
 * Proves that a hub's rows are the same in both cells. A part of a table in which both once agreed is done;
 * parts in which rows were on their way are compared again, with the last ones while nothing is written. What
 * is written after its part agreed is the replication's to bring.
 */
export class HubComparison {
  /** Parts of each table in which the cells never agreed; null: all of them. */
  private readonly open: Map<MovedTable, readonly number[] | null>;
  private rows = 0;

  constructor(
    private readonly here: Database,
    private readonly there: Database,
    private readonly hubId: number,
    tables: readonly MovedTable[],
  ) {
    this.open = new Map(tables.map((table) => [table, null]));
  }

  /** At the first comparison. */
  get allRows(): number {
    return this.rows;
  }

  /** Compares the open parts. Returns in how many the cells still differ. */
  async round(): Promise<number> {
    const waiting = [...this.open];
    const worker = async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await this.compare(...one);
    };
    await Promise.all(Array.from({ length: PARALLEL_TABLES }, worker));
    return [...this.open.values()].flat().length;
  }

  /** Called when nothing is written any more and all has arrived. @throws invalid_value (the copy differs) */
  async finish(): Promise<void> {
    if ((await this.round()) === 0) return;
    const tables = [...this.open.keys()].map(({ name }) => name).join(', ');
    throw new DomainError('invalid_value', { field: 'hub', problem: `The copy differs in ${tables}` });
  }

  private async compare(table: MovedTable, parts: readonly number[] | null): Promise<void> {
    const [ours, theirs] = await Promise.all([
      this.sums(this.here, table, parts),
      this.sums(this.there, table, parts),
    ]);
    if (parts === null) for (const { rows } of ours.values()) this.rows += rows;
    const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter(
      (part) =>
        ours.get(part)?.sum !== theirs.get(part)?.sum || ours.get(part)?.rows !== theirs.get(part)?.rows,
    );
    if (differing.length === 0) this.open.delete(table);
    else this.open.set(table, differing);
  }

  /**
   * PostgreSQL prefers indexes on these connections, and this needs the order of the pages; texts that are
   * hashed must be equal in both cells.
   */
  private sums(
    db: Database,
    { name, hubColumn, key, hashed }: MovedTable,
    parts: readonly number[] | null,
  ): Promise<ReadonlyMap<number, PartSum>> {
    return db.transaction(async (tx) => {
      await tx.execute(
        `set local enable_seqscan = on; set local max_parallel_workers_per_gather = 0; set local timezone = 'UTC'`,
      );
      // Hashed in the order of the pages (`offset 0`) and grouped afterwards: large columns are stored in the
      // same order.
      const sums = await tx.unchecked.query<PartSum>(
        `select part, count(*)::int as rows, sum(hash)::text as sum
           from (select key_part as part, hash_record_extended(row(${hashed}), 0) as hash
                   from ${name},
             lateral (select (hash_record_extended(row(${key}), 0) & ${String(PARTS - 1)})::int as key_part) p
                  where ${hubColumn} = $1 and ($2::int[] is null or key_part = any($2)) offset 0) hashes
          group by 1`,
        [this.hubId, parts],
      );
      return new Map(sums.map((sum) => [sum.part, sum]));
    });
  }
}
