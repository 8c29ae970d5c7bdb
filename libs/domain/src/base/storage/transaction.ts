import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient, QueryResult } from 'pg';
import type { EntityManager, QueryRunner } from 'typeorm';
import {
  noticeOf,
  CHANGES_CHANNEL,
  type AnnouncedChange,
  type Change,
  type ChangeKey,
  type Changes,
} from './changes.js';
import { Connection, send, type Queryable } from './connection.js';
import type { AnySql, Sql } from './statement.js';
import { isTransactionAborted } from './storage-error.js';

export type Transaction = Pick<
  OpenTransaction,
  keyof Queryable | 'lock' | 'send' | 'afterCommit' | 'announce' | 'savepoint'
>;

/**
 * One transaction on one connection. BEGIN, COMMIT and SAVEPOINT are sent here, as TypeORM awaits each
 * answer: with `pg`'s pipelining the next statement is sent while PostgreSQL still runs the one before.
 */
export class OpenTransaction extends Connection {
  private readonly commitHooks: (() => void)[] = [];
  private readonly announced: AnnouncedChange[] = [];
  private sent: Promise<unknown>[] = [];
  private savepoints = 0;
  private open = true;

  constructor(
    readonly database: { readonly changes: Changes },
    private readonly runner: QueryRunner,
    private readonly client: PoolClient,
  ) {
    super();
    this.sendCommand('begin');
    // Without these two marks TypeORM's `save` would begin a transaction of its own on the same connection.
    Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
  }

  get manager(): EntityManager {
    return this.runner.manager;
  }

  run(sql: AnySql, params: unknown[]): Promise<QueryResult> {
    return send(this.client, sql, params);
  }

  /** Nobody has to await it: the next statement is sent right behind it. If it fails, so does all. */
  send<Row, Sure extends keyof Row = never>(
    sql: Sql<Row, Sure>,
    params: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.track(this.query<Row, Sure>(sql, params));
  }

  /** Runs `work` once the COMMIT has succeeded: for waking jobs, never for business. */
  afterCommit(work: () => void): void {
    this.commitHooks.push(work);
  }

  /** Drops what caches hold of the record: here with the COMMIT, elsewhere by a notification sent with it. */
  announce<K extends ChangeKey>({ name }: Change<K>, key: K): void {
    this.announced.push([name, key]);
  }

  async commit(): Promise<void> {
    this.open = false;
    // Few transactions announce: PostgreSQL lets only one that notifies commit at a time.
    if (this.announced.length > 0)
      void this.track(this.execute('select pg_notify($1, $2)', [CHANGES_CHANNEL, noticeOf(this.announced)]));
    const committed = this.track(this.client.query('commit'));
    await this.awaitSent();
    // COMMIT of a failed transaction is answered with the command tag ROLLBACK, not with an error.
    if ((await committed).command !== 'COMMIT')
      throw new Error('A statement failed, and its error was ignored');
    this.database.changes.apply(this.announced);
    for (const hook of this.commitHooks) hook();
  }

  /** Returns the first error of the transaction. */
  async rollback(error: unknown): Promise<unknown> {
    const cause = await this.causeOf(error);
    if (!this.open) return cause;
    this.open = false;
    // ROLLBACK fails as well when the connection is lost.
    await this.client.query('rollback').catch(() => undefined);
    return cause;
  }

  /** Work that can fail alone. Its commit hooks run after the COMMIT of the whole transaction. */
  async savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const [hooks, announced] = [this.commitHooks.length, this.announced.length];
    const name = `savepoint_${String(++this.savepoints)}`;
    this.sendCommand(`savepoint ${name}`);
    try {
      const result = await work(this);
      await this.awaitSent();
      await this.client.query(`release savepoint ${name}`);
      return result;
    } catch (error) {
      this.commitHooks.length = hooks;
      this.announced.length = announced;
      const cause = await this.causeOf(error);
      await this.client.query(`rollback to savepoint ${name}`).catch(() => undefined);
      throw cause;
    }
  }

  /** A command that nobody awaits: if it fails, the statement behind it fails too. */
  private sendCommand(command: string): void {
    this.client.query(command).catch(() => undefined);
  }

  private track<T>(sent: Promise<T>): Promise<T> {
    sent.catch(() => undefined);
    this.sent.push(sent);
    return sent;
  }

  /** For SQLSTATE 25P02 the error of the earlier, unawaited statement; otherwise the error itself. */
  private async causeOf(error: unknown): Promise<unknown> {
    const earlier = await this.awaitSent().then(
      () => error,
      (reason: unknown) => reason,
    );
    return isTransactionAborted(error) ? earlier : error;
  }

  /** Throws the first error of the sent statements: those behind it failed because of it. */
  private async awaitSent(): Promise<void> {
    const sent = this.sent.splice(0);
    for (const one of sent) await one;
  }
}

const scopeStorage = new AsyncLocalStorage<{ tx: OpenTransaction | null }>();

/** The transaction of the running code's scope. */
export function scopeTransaction(): OpenTransaction | null {
  return scopeStorage.getStore()?.tx ?? null;
}

/** Runs `work` with `tx` as the transaction of all it calls. What it leaves running finds none later. */
export async function runInScope<T>(tx: OpenTransaction, work: () => Promise<T>): Promise<T> {
  const store: { tx: OpenTransaction | null } = { tx };
  try {
    return await scopeStorage.run(store, work);
  } finally {
    store.tx = null;
  }
}

/** Runs work of timers outside the scope's transaction, which may be open still. */
export function outsideScope<T>(work: () => T): T {
  return scopeStorage.exit(work);
}

/** Code that holds a connection must not wait for work that may need another one. */
export function holdsConnection(): boolean {
  return scopeTransaction() !== null;
}
