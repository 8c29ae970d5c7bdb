import type { QueryResult } from 'pg';
import type { EntityManager, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { DomainError, type DomainErrorCode } from '../shared/index.js';
import { type AnySql, type Sql, withArrayLiterals } from './statement.js';
import { runPrepared, type Client } from './prepared-query.js';
import { asStorageError } from './storage-error.js';

type Where<Row> = FindOptionsWhere<Row>;

/** What `Database` and an open transaction have in common. Errors are those of `asStorageError`. */
export abstract class Connection {
  /** The same connection, for records that are read and saved whole. */
  abstract readonly manager: EntityManager;
  protected abstract run(sql: AnySql, params: unknown[]): Promise<QueryResult>;

  /** @throws `missing`: there is no such record */
  async get<Row extends ObjectLiteral>(
    entity: new () => Row,
    where: Where<Row>,
    missing: DomainErrorCode,
  ): Promise<Row> {
    return present(await this.manager.findOneBy(entity, where), missing);
  }

  /** As `get`, locked until the transaction ends. null: no such record, and no error was given for that. */
  lock<Row extends ObjectLiteral>(entity: new () => Row, where: Where<Row>): Promise<Row | null>;
  lock<Row extends ObjectLiteral>(
    entity: new () => Row,
    where: Where<Row>,
    missing: DomainErrorCode,
  ): Promise<Row>;
  async lock<Row extends ObjectLiteral>(
    entity: new () => Row,
    where: Where<Row>,
    missing?: DomainErrorCode,
  ): Promise<Row | null> {
    const row = await this.manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
    return missing === undefined ? row : present(row, missing);
  }

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

  /** The row of a statement that always has one, as a select of totals. */
  async one<Row, Sure extends keyof Row = never>(
    sql: Sql<Row, Sure>,
    params: readonly unknown[] = [],
  ): Promise<Row> {
    const row = await this.first(sql, params);
    if (row === null) throw new Error('A statement that always has a row has none');
    return row;
  }

  /** For SQL that is known only while it runs: nothing compares the caller's `Row` with it. */
  get unchecked(): Unchecked {
    return this as Unchecked;
  }

  /** Returns how many rows it touched or found. */
  async execute(sql: AnySql, params: readonly unknown[] = []): Promise<number> {
    return (await this.checked(sql, params)).rowCount ?? 0;
  }

  private async checked(sql: AnySql, params: readonly unknown[]): Promise<QueryResult> {
    try {
      return await this.run(sql, params as unknown[]);
    } catch (error) {
      throw asStorageError(error);
    }
  }
}

export type Queryable = Pick<
  Connection,
  'manager' | 'get' | 'query' | 'first' | 'one' | 'unchecked' | 'execute'
>;

interface Unchecked {
  query<Row>(sql: AnySql, params?: readonly unknown[]): Promise<Row[]>;
  first<Row>(sql: AnySql, params?: readonly unknown[]): Promise<Row | null>;
}

function present<Row>(row: Row | null, missing: DomainErrorCode): Row {
  if (row === null) throw new DomainError(missing);
  return row;
}

/** Prepared when the statement is registered, plain text otherwise. */
export function send(client: Client, sql: AnySql, values: unknown[]): Promise<QueryResult> {
  const params = withArrayLiterals(values);
  return typeof sql === 'string'
    ? client.query({ text: sql, values: params })
    : runPrepared(client, sql, params);
}
