import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';
import type { MaybePromise } from '../shared/index.js';
import { Connection, type Queryable } from './connection.js';
import type { Statement } from './statement.js';

/** What `Database.reads` offers: no writes. */
export type Reads = Pick<Queryable, 'query' | 'first'>;

/** A server beside the primary that answers reads, a little behind it. */
export interface ReadReplica {
  /** Whether it answers, and how far it is behind is known and little. */
  readonly usable: boolean;
  run(sql: Statement | string, params: unknown[]): Promise<QueryResult>;
  /** A statement failed there; it runs again on the primary. */
  failed(error: unknown): void;
}

/** Whoever asks for a list or a report. */
interface Reader {
  /** Whether they wrote so lately that a replica may not have it. */
  wroteLately(): MaybePromise<boolean>;
}

interface Reading {
  readonly reader: Reader;
  fromPrimary: boolean;
}

const readings = new AsyncLocalStorage<Reading>();

/** Runs a request that changes nothing. Only within one may a replica answer: background work never asks it. */
export function runAsReader<T>(reader: Reader, work: () => T): T {
  return readings.run({ reader, fromPrimary: false }, work);
}

/** The rest of this request is answered by the primary: it follows events, which a replica may not have yet. */
export function readFromPrimary(): void {
  const reading = readings.getStore();
  if (reading) reading.fromPrimary = true;
}

async function mayLag(): Promise<boolean> {
  const reading = readings.getStore();
  return reading !== undefined && !reading.fromPrimary && !(await reading.reader.wroteLately());
}

type Run = (sql: Statement | string, params: unknown[]) => Promise<QueryResult>;

/** Reads by way of the replica where they may be a little old, else by way of the primary. */
export class ReplicatedReads extends Connection {
  constructor(
    private readonly replica: ReadReplica,
    private readonly onPrimary: Run,
    readonly manager: EntityManager,
  ) {
    super();
  }

  protected async run(sql: Statement | string, params: unknown[]): Promise<QueryResult> {
    if (!this.replica.usable || !(await mayLag())) return await this.onPrimary(sql, params);
    try {
      return await this.replica.run(sql, params);
    } catch (error) {
      // Besides outages: a standby ends statements that hinder its replay, and has a migration later than the primary.
      this.replica.failed(error);
      return await this.onPrimary(sql, params);
    }
  }
}
