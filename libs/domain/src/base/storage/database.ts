import type { Pool, PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { type Change, type ChangeKey, Changes } from './changes.js';
import { ConcurrencyLimit } from './batcher.js';
import { Connection, send } from './connection.js';
import { PrimaryReads, ReplicatedReads, type ReadReplica, type Reads } from './reads.js';
import type { AnySql } from './statement.js';
import { asStorageError, isConnectionUnusable, isRetriable } from './storage-error.js';
import { OpenTransaction, runInScope, scopeTransaction, type Transaction } from './transaction.js';

const MAX_ATTEMPTS = 4;

/**
 * PostgreSQL for the whole core. TypeORM owns schema, migrations and records saved whole; hot paths send SQL
 * through the same pool and, inside `transaction`, through the same connection.
 */
export class Database extends Connection {
  readonly changes = new Changes();
  private readonly scopes: ConcurrencyLimit;
  private readonly primaryReads: PrimaryReads;
  private replicated: Reads | null = null;

  constructor(readonly dataSource: DataSource) {
    super();
    const half = Math.max(1, Math.floor(this.pool.options.max / 2));
    this.scopes = new ConcurrencyLimit(half);
    this.primaryReads = new PrimaryReads((sql, params) => this.run(sql, params), half, dataSource.manager);
  }

  get manager(): EntityManager {
    return this.scopeTransaction?.manager ?? this.dataSource.manager;
  }

  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /**
   * For lists, reports, searches and what recipients see. A replica answers callers who wrote nothing a
   * moment ago; on the primary these take at most half of the pool, few at a time, so that a command finds a
   * connection and its share of the processors. Never for what a command decides by, nor for what is cached.
   */
  get reads(): Reads {
    if (this.scopeTransaction !== null) return this;
    return this.replicated ?? this.primaryReads;
  }

  useReplica(replica: ReadReplica): void {
    this.replicated = new ReplicatedReads(replica, this.primaryReads);
  }

  protected run(sql: AnySql, params: unknown[]): Promise<QueryResult> {
    return this.scopeTransaction?.run(sql, params) ?? repeated(() => runOn(this.pool, sql, params));
  }

  /** All or nothing. The work may run again after a deadlock, so it must change nothing but the database. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return await (this.scopeTransaction?.savepoint(work) ?? this.runWithRetries(work));
  }

  /**
   * All that the work does through this database, also in services it calls, is one transaction: for work
   * that must commit together without passing `tx`, such as a use case and its audit record. At most half of
   * the pool serves such scopes, so that their single statements elsewhere find a connection.
   */
  async inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
    if (this.scopeTransaction) return await work();
    return await this.scopes.run(() => this.runWithRetries((tx) => runInScope(tx, work)));
  }

  /** Runs at once or, within a transaction scope, after its COMMIT. */
  afterCommit(work: () => void): void {
    const tx = this.scopeTransaction;
    if (tx) tx.afterCommit(work);
    else work();
  }

  /** `Transaction.announce` in the transaction scope or, without one, in a transaction of its own. */
  announce<K extends ChangeKey>(change: Change<K>, key: K): Promise<void> {
    return this.transaction(async (tx) => tx.announce(change, key));
  }

  /** Reads in parallel or, within a transaction scope, one after the other on its one connection. */
  async all<T extends readonly unknown[]>(...reads: { [K in keyof T]: () => Promise<T[K]> }): Promise<T> {
    if (!this.scopeTransaction) return (await Promise.all(reads.map((read) => read()))) as unknown as T;
    const found: unknown[] = [];
    for (const read of reads) found.push(await read());
    return found as unknown as T;
  }

  private get scopeTransaction(): OpenTransaction | null {
    const tx = scopeTransaction();
    return tx?.database === this ? tx : null;
  }

  private async runWithRetries<T>(work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
    try {
      return await repeated(() => this.runOnce(work));
    } catch (error) {
      throw asStorageError(error);
    }
  }

  private async runOnce<T>(work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      const tx = new OpenTransaction(this, runner, client);
      try {
        const result = await work(tx);
        await tx.commit();
        return result;
      } catch (error) {
        const cause = await tx.rollback(error);
        // The pool drops a client that is ending; TypeORM's `release` takes no error.
        if (isConnectionUnusable(cause)) void endQuietly(client);
        throw cause;
      }
    } finally {
      await runner.release();
    }
  }
}

/** Runs a transaction or statement again after a deadlock, or when its row moved to another partition. */
async function repeated<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isRetriable(error)) throw error;
    }
  }
}

/** `pool.query` would close the connection after any error, a refused debit included. */
export async function runOn(pool: Pool, sql: AnySql, params: unknown[]): Promise<QueryResult> {
  const client = await pool.connect();
  try {
    const result = await send(client, sql, params);
    client.release();
    return result;
  } catch (error) {
    client.release(isConnectionUnusable(error));
    throw error;
  }
}

function endQuietly(client: PoolClient): Promise<void> {
  return (client as unknown as { end(): Promise<void> }).end().catch(() => undefined);
}
