import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import type { QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';
import type { MaybePromise } from '../shared/index.js';
import { ConcurrencyLimit } from './batcher.js';
import { Connection, type Queryable } from './connection.js';
import type { AnySql } from './statement.js';

export type Reads = Pick<Queryable, 'query' | 'first' | 'one' | 'unchecked'>;

/** A standby that answers reads, with data a little older than the primary's. */
export interface ReadReplica {
  /** Whether it answers, and its lag is known and small. */
  readonly usable: boolean;
  run(sql: AnySql, params: unknown[]): Promise<QueryResult>;
  /** Called when a statement failed there; the statement runs again on the primary. */
  failed(error: unknown): void;
}

interface Reader {
  /** So recently that a replica may lack it. */
  wroteLately(): MaybePromise<boolean>;
}

interface Reading {
  readonly reader: Reader;
  fromPrimary: boolean;
}

const readings = new AsyncLocalStorage<Reading>();

/** Runs a request that changes nothing. Only inside may a replica answer: background work never uses it. */
export function runAsReader<T>(reader: Reader, work: () => T): T {
  return readings.run({ reader, fromPrimary: false }, work);
}

/** Lets the primary answer the rest of this request, because it follows events that a replica may lack. */
export function readFromPrimary(): void {
  const reading = readings.getStore();
  if (reading) reading.fromPrimary = true;
}

async function mayLag(): Promise<boolean> {
  const reading = readings.getStore();
  return reading !== undefined && !reading.fromPrimary && !(await reading.reader.wroteLately());
}

type Run = (sql: AnySql, params: unknown[]) => Promise<QueryResult>;

/** A read that takes longer, such as a report, no longer counts as one of the quick ones. */
const QUICK_MS = 50;

/**
 * Reads from the primary. Of the quick ones as many run at the same time as there are processors: more of
 * them would end no sooner, and a command would wait for its share of the processors beside all of them.
 */
export class PrimaryReads extends Connection {
  private readonly all: ConcurrencyLimit;
  private readonly quick = new ConcurrencyLimit(Math.max(2, availableParallelism()), QUICK_MS);

  /** `most`: connections that reads may take. */
  constructor(
    private readonly onPrimary: Run,
    most: number,
    readonly manager: EntityManager,
  ) {
    super();
    this.all = new ConcurrencyLimit(most);
  }

  override run(sql: AnySql, params: unknown[]): Promise<QueryResult> {
    return this.all.run(() => this.quick.run(() => this.onPrimary(sql, params)));
  }
}

export class ReplicatedReads extends Connection {
  readonly manager: EntityManager;

  constructor(
    private readonly replica: ReadReplica,
    private readonly primary: PrimaryReads,
  ) {
    super();
    this.manager = primary.manager;
  }

  protected async run(sql: AnySql, params: unknown[]): Promise<QueryResult> {
    if (!this.replica.usable || !(await mayLag())) return await this.primary.run(sql, params);
    try {
      return await this.replica.run(sql, params);
    } catch (error) {
      // Also: a standby cancels statements that block its replay, and gets migrations later.
      this.replica.failed(error);
      return await this.primary.run(sql, params);
    }
  }
}
