import type { QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';
import { type Sql, withArrayLiterals } from './statement.js';
import { runPrepared, type Client } from './prepared-query.js';
import { asStorageError } from './storage-error.js';

export interface Queryable {
  /** TypeORM's view of the same connection, for records that are read and saved whole. */
  readonly manager: EntityManager;
  query<Row, Sure extends keyof Row = never>(
    sql: Sql<Row, Sure>,
    params?: readonly unknown[],
  ): Promise<Row[]>;
  first<Row, Sure extends keyof Row = never>(
    sql: Sql<Row, Sure>,
    params?: readonly unknown[],
  ): Promise<Row | null>;
  /** Runs a write and returns how many rows it touched. */
  execute(sql: Sql<unknown>, params?: readonly unknown[]): Promise<number>;
}

/** What `Database` and an open transaction have in common: statements in, rows out, errors as `asStorageError`. */
export abstract class Connection implements Queryable {
  abstract readonly manager: EntityManager;
  protected abstract run(sql: Sql<unknown>, params: unknown[]): Promise<QueryResult>;

  async query<Row, Sure extends keyof Row = never>(
    sql: Sql<Row, Sure>,
    params: readonly unknown[] = [],
  ): Promise<Row[]> {
    return (await this.checked(sql, params)).rows as Row[];
  }

  async first<Row, Sure extends keyof Row = never>(
    sql: Sql<Row, Sure>,
    params: readonly unknown[] = [],
  ): Promise<Row | null> {
    return ((await this.checked(sql, params)).rows[0] as Row | undefined) ?? null;
  }

  async execute(sql: Sql<unknown>, params: readonly unknown[] = []): Promise<number> {
    return (await this.checked(sql, params)).rowCount ?? 0;
  }

  private async checked(sql: Sql<unknown>, params: readonly unknown[]): Promise<QueryResult> {
    try {
      return await this.run(sql, params as unknown[]);
    } catch (error) {
      throw asStorageError(error);
    }
  }
}

/** Sends one statement: prepared when it is registered, as plain text otherwise. */
export function send(client: Client, sql: Sql<unknown>, values: unknown[]): Promise<QueryResult> {
  const params = withArrayLiterals(values);
  return typeof sql === 'string'
    ? client.query({ text: sql, values: params })
    : runPrepared(client, sql, params);
}
