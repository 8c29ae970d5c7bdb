import { Batcher } from './batcher.js';
import type { Database } from './database.js';
import type { Sql } from './statement.js';
import { holdsConnection, outsideScope } from './transaction.js';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';

const MAX_BATCH = 100;

/** `place`: number (from 1) of the look-up that the row answers. */
type Placed<Row> = Row & { readonly place: number };

/**
 * Look-ups of at most one row each. Those of the same moment share a statement, which takes their arguments
 * as arrays: sending a statement costs more than finding the rows.
 */
export class BatchedLookUps<Wanted, Row extends object> {
  private readonly batcher = new Batcher((wanted: readonly Wanted[]) => this.run(wanted), {
    maxBatchSize: MAX_BATCH,
  });

  constructor(
    private readonly db: Database,
    private readonly sql: Sql<Placed<Row>, keyof Placed<Row>>,
    /** One array for each parameter of the statement. */
    private readonly argumentsOf: (wanted: readonly Wanted[]) => readonly (readonly unknown[])[],
  ) {}

  /** What an open transaction wrote is visible on its own connection only. */
  async find(wanted: Wanted): Promise<Row | null> {
    if (holdsConnection()) return (await this.run([wanted]))[0] ?? null;
    return this.batcher.submit(wanted);
  }

  private async run(wanted: readonly Wanted[]): Promise<(Row | null)[]> {
    const rows = await this.db.query<Placed<Row>, keyof Placed<Row>>(this.sql, this.argumentsOf(wanted));
    const found = new Array<Row | null>(wanted.length).fill(null);
    for (const row of rows) found[row.place - 1] = row;
    return found;
  }
}

const WRITTEN_AFTER_MS = 3_000;

/** Keeps the last value of each record in memory and writes it seconds later, not with every request. */
export abstract class WriteBehindBuffer<V, K = number> implements OnApplicationShutdown {
  /** What the log says of values that could not be written. */
  protected readonly lost: string = 'What was used last was not written';
  protected readonly buffered = new Map<K, V>();
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | null = null;

  put(id: K, value: V): void {
    this.buffered.set(id, value);
    this.timer ??= outsideScope(() => setTimeout(() => void this.flushQuietly(), WRITTEN_AFTER_MS).unref());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flushQuietly();
  }

  /** What cannot be written is put again by the next use. @throws storage_unavailable */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.buffered.size === 0) return;
    const [ids, values] = [[...this.buffered.keys()], [...this.buffered.values()]];
    this.buffered.clear();
    await this.write(ids, values);
  }

  protected abstract write(ids: readonly K[], values: readonly V[]): Promise<unknown>;

  private async flushQuietly(): Promise<void> {
    try {
      await this.flush();
    } catch (error) {
      this.logger.warn(`${this.lost}: ${String(error)}`);
    }
  }
}
