import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DomainError } from './domain.error.js';
import { runPrepared, type Client } from './prepared-query.js';

/** SQL that PostgreSQL parses once per connection under its name. Hot paths use it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const textOf = new Map<string, string>();

export function statement(name: string, text: string): Statement {
  const known = textOf.get(name) ?? text;
  if (known !== text) throw new Error(`Two statements are called ${name}`);
  textOf.set(name, text);
  return { name, text };
}

/** All that were written so far. */
export function statements(): Statement[] {
  return [...textOf].map(([name, text]) => ({ name, text }));
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
  /**
   * On its way without anybody waiting: the next statement, or the commit, is sent right behind it. If it fails, so does
   * the transaction.
   */
  send<Row>(sql: Statement | string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs once the commit has succeeded: cache drops, wake-ups. Never business. */
  afterCommit(work: () => void): void;
}

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
    const values = params as unknown[];
    try {
      return typeof sql === 'string'
        ? await this.client().query({ text: sql, values })
        : await runPrepared(this.client(), sql, values);
    } catch (error) {
      throw asStorageError(error);
    }
  }
}

/**
 * Begun, ended and divided by hand: TypeORM waits for the answer to each of these, PostgreSQL asks nobody to. The
 * statement behind a BEGIN, or the COMMIT behind a last write, is on its way while PostgreSQL is at the one before it.
 */
class OpenTransaction extends Connection implements Transaction {
  private readonly hooks: (() => void)[] = [];
  private sent: Promise<unknown>[] = [];
  private parts = 0;
  private open = true;

  constructor(
    readonly database: Database,
    private readonly runner: QueryRunner,
    readonly connection: PoolClient,
  ) {
    super();
    this.say('begin');
    // What TypeORM does here would otherwise begin a transaction of its own.
    Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
  }

  get manager(): EntityManager {
    return this.runner.manager;
  }

  protected client(): Client {
    return this.connection;
  }

  send<Row>(sql: Statement | string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.remember(this.query<Row>(sql, params));
  }

  afterCommit(work: () => void): void {
    this.hooks.push(work);
  }

  async commit(): Promise<void> {
    this.open = false;
    const committed = this.remember(this.connection.query('commit'));
    await this.arrived();
    // PostgreSQL takes back what had failed and does not call that an error.
    if ((await committed).command !== 'COMMIT') throw new Error('A statement failed, and nobody was told');
    for (const hook of this.hooks) hook();
  }

  /** Answers what went wrong first. */
  async rollback(error: unknown): Promise<unknown> {
    const cause = await this.causeOf(error);
    if (!this.open) return cause;
    this.open = false;
    // That of a lost connection fails as well.
    await this.connection.query('rollback').catch(() => undefined);
    return cause;
  }

  /** A part that can fail alone; what it wanted after the commit waits for the whole. */
  async part<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const hooks = this.hooks.length;
    const name = `part_${String(++this.parts)}`;
    this.say(`savepoint ${name}`);
    try {
      const result = await work(this);
      await this.arrived();
      await this.connection.query(`release savepoint ${name}`);
      return result;
    } catch (error) {
      this.hooks.length = hooks;
      const cause = await this.causeOf(error);
      await this.connection.query(`rollback to savepoint ${name}`).catch(() => undefined);
      throw cause;
    }
  }

  /** Should it fail, so does what comes behind it. */
  private say(command: string): void {
    this.connection.query(command).catch(() => undefined);
  }

  private remember<T>(sent: Promise<T>): Promise<T> {
    sent.catch(() => undefined);
    this.sent.push(sent);
    return sent;
  }

  /** A statement that was refused because of one before it, which nobody had waited for, is not what went wrong. */
  private async causeOf(error: unknown): Promise<unknown> {
    const earlier = await this.arrived().then(
      () => error,
      (reason: unknown) => reason,
    );
    return sqlState(error) === ABORTED ? earlier : error;
  }

  /** Raises what went wrong first: the others failed because of it. */
  private async arrived(): Promise<void> {
    const sent = this.sent.splice(0);
    for (const one of sent) await one;
  }
}

/** The whole that the code running now is a part of. */
const whole = new AsyncLocalStorage<{ tx: OpenTransaction | null }>();
let running = 0;

/**
 * While a storage is in use Node 20 follows every promise of the process, which makes each twice as dear; left alone it
 * goes on doing so for ever. So it is put away with the last whole. What a whole left running then finds none: so it
 * should.
 */
async function runWhole<T>(tx: OpenTransaction, work: () => Promise<T>): Promise<T> {
  const store: { tx: OpenTransaction | null } = { tx };
  running += 1;
  try {
    return await whole.run(store, work);
  } finally {
    // What the work left running goes on by itself.
    store.tx = null;
    running -= 1;
    if (running === 0) whole.disable();
  }
}

/** Whether what runs now holds a connection: it must then wait for nobody who may be waiting for one. */
export function holdsConnection(): boolean {
  return (whole.getStore()?.tx ?? null) !== null;
}

/** An earlier statement of the transaction failed. */
const ABORTED = '25P02';

/** A deadlock or a serialization failure loses nothing when run again. */
const RETRIABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/**
 * The one door to PostgreSQL. TypeORM owns schema, migrations and whole-record work; hot paths speak SQL through
 * the same pool and, inside `transaction`, through the same connection.
 */
export class Database extends Connection {
  private wholes = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(readonly dataSource: DataSource) {
    super();
  }

  get manager(): EntityManager {
    return this.joined?.manager ?? this.dataSource.manager;
  }

  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  protected client(): Client {
    return this.joined?.connection ?? this.pool;
  }

  /** All or nothing. The work may run again after a deadlock, so it must not touch anything but the database. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return await (this.joined?.part(work) ?? this.retried(work));
  }

  /**
   * All that the work does through this database, its own transactions included, and whoever it calls does, is one:
   * for what must hold together without knowing of each other, as a use case and the record of who asked for it.
   * At most half of the connections are given to such work, so that what it waits for can come through the others.
   */
  async together<T>(work: () => Promise<T>): Promise<T> {
    if (this.joined) return await work();
    await this.turn();
    try {
      return await this.retried((tx) => runWhole(tx as OpenTransaction, work));
    } finally {
      this.wholes -= 1;
      this.waiting.shift()?.();
    }
  }

  /** At once, or, within a whole, once that is committed. */
  afterCommit(work: () => void): void {
    const { joined } = this;
    if (joined) joined.afterCommit(work);
    else work();
  }

  /** Side by side, or, where they have to share one connection, one after the other. */
  async all<T extends readonly unknown[]>(...reads: { [K in keyof T]: () => Promise<T[K]> }): Promise<T> {
    if (!this.joined) return (await Promise.all(reads.map((read) => read()))) as unknown as T;
    const found: unknown[] = [];
    for (const read of reads) found.push(await read());
    return found as unknown as T;
  }

  private get joined(): OpenTransaction | null {
    const tx = whole.getStore()?.tx ?? null;
    return tx?.database === this ? tx : null;
  }

  private async turn(): Promise<void> {
    const most = Math.max(1, Math.floor(this.pool.options.max / 2));
    while (this.wholes >= most) await new Promise<void>((go) => this.waiting.push(go));
    this.wholes += 1;
  }

  private async retried<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
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
      const tx = new OpenTransaction(this, runner, (await runner.connect()) as PoolClient);
      try {
        const result = await work(tx);
        await tx.commit();
        return result;
      } catch (error) {
        throw await tx.rollback(error);
      }
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
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Query runner already released|the database system is/;

/** Trouble reaching PostgreSQL becomes `storage_unavailable`; everything else passes as it came. */
export function asStorageError(error: unknown): unknown {
  if (!isNativeError(error) || error instanceof DomainError) return error;
  if (!CONNECTION_LOST.test(sqlState(error)) && !CONNECTION_MESSAGE.test(error.message)) return error;
  return new DomainError('storage_unavailable', {}, { cause: error });
}
