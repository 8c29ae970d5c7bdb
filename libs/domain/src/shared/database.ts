import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DomainError } from './domain.error.js';

/** SQL that PostgreSQL parses once per connection under its name. Hot paths use it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}

export interface Queryable {
  /** TypeORM's view of the same connection: for records that are read and saved whole. */
  readonly manager: EntityManager;
  query<Row>(sql: Statement | string, params?: readonly unknown[]): Promise<Row[]>;
  first<Row>(sql: Statement | string, params?: readonly unknown[]): Promise<Row | null>;
  /** Runs a write and tells how many rows it touched. */
  execute(sql: Statement | string, params?: readonly unknown[]): Promise<number>;
}

export interface Transaction extends Queryable {
  /** Runs once the commit has succeeded: cache drops, wake-ups. Never business. */
  afterCommit(work: () => void): void;
}

type Client = Pick<Pool | PoolClient, 'query'>;

abstract class Connection implements Queryable {
  abstract readonly manager: EntityManager;
  protected abstract client(): Client;

  async query<Row>(sql: Statement | string, params: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run(sql, params)).rows as Row[];
  }

  async first<Row>(sql: Statement | string, params: readonly unknown[] = []): Promise<Row | null> {
    return ((await this.run(sql, params)).rows[0] as Row | undefined) ?? null;
  }

  async execute(sql: Statement | string, params: readonly unknown[] = []): Promise<number> {
    return (await this.run(sql, params)).rowCount ?? 0;
  }

  private async run(sql: Statement | string, params: readonly unknown[]) {
    const config = typeof sql === 'string' ? { text: sql } : { name: sql.name, text: sql.text };
    try {
      return await this.client().query({ ...config, values: params as unknown[] });
    } catch (error) {
      throw asStorageError(error);
    }
  }
}

class OpenTransaction extends Connection implements Transaction {
  private readonly hooks: (() => void)[] = [];

  constructor(
    private readonly runner: QueryRunner,
    private readonly connection: PoolClient,
  ) {
    super();
  }

  get manager(): EntityManager {
    return this.runner.manager;
  }

  protected client(): Client {
    return this.connection;
  }

  afterCommit(work: () => void): void {
    this.hooks.push(work);
  }

  committed(): void {
    for (const hook of this.hooks) hook();
  }
}

/** A deadlock or a serialization failure loses nothing when run again. */
const RETRIABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/**
 * The one door to PostgreSQL. TypeORM owns schema, migrations and whole-record work; hot paths speak SQL through
 * the same pool and, inside `transaction`, through the same connection.
 */
export class Database extends Connection {
  constructor(readonly dataSource: DataSource) {
    super();
  }

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  protected client(): Client {
    return this.pool;
  }

  /** All or nothing. The work may run again after a deadlock, so it must not touch anything but the database. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (attempt >= ATTEMPTS || !RETRIABLE.has(sqlState(error))) throw asStorageError(error);
      }
    }
  }

  private async runOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const tx = new OpenTransaction(runner, (await runner.connect()) as PoolClient);
      await runner.startTransaction();
      const result = await work(tx);
      await runner.commitTransaction();
      tx.committed();
      return result;
    } catch (error) {
      // The rollback of a lost connection fails as well; the first error is the one that matters.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** True when a write broke the named unique constraint (or any, without a name). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

const CONNECTION_LOST = /^(08|57P|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT)/;
const CONNECTION_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is/;

/** Trouble reaching PostgreSQL becomes `storage_unavailable`; everything else passes as it came. */
export function asStorageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error;
  if (!CONNECTION_LOST.test(sqlState(error)) && !CONNECTION_MESSAGE.test(error.message)) return error;
  return new DomainError('storage_unavailable', {}, { cause: error });
}
