import pg from 'pg';
import type { Logger } from '../logging/index.js';
import type { DatabaseHosts } from './database-hosts.js';
import { READ_ONLY_QUERY } from './host-client.js';

type DatabaseState = 'writable' | 'read-only' | 'away';

const LOOK_EVERY_MS = 1_000;
const CONNECT_LIMIT_MS = 2_000;
/** Longer than our own event loop stalls. */
const ANSWER_LIMIT_MS = 3_000;

/**
 * Asks PostgreSQL every second, on a separate connection, whether it answers and takes writes. A server that freezes or
 * whose host vanishes closes no connection, so statements on the pool would wait for half a minute each. The pool's
 * connections are closed when the question gets no answer in time, and when the server became a standby.
 */
export class DatabaseWatch {
  private readonly listeners: ((state: DatabaseState) => void)[] = [];
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private closed = false;

  private constructor(
    private readonly hosts: DatabaseHosts,
    private readonly applicationName: string,
    private readonly logger: Logger,
    private known: DatabaseState,
  ) {}

  /** Resolves after the first check. */
  static async start(hosts: DatabaseHosts, applicationName: string, logger: Logger): Promise<DatabaseWatch> {
    const watch = new DatabaseWatch(hosts, applicationName, logger, 'writable');
    await watch.look();
    watch.next();
    return watch;
  }

  get state(): DatabaseState {
    return this.known;
  }

  /** Called after every check, so that failed work is tried again after the next one. */
  onLook(listener: (state: DatabaseState) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
    await this.client?.end().catch(() => undefined);
  }

  private next(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.looking = this.look().then(() => {
        this.next();
      });
    }, LOOK_EVERY_MS).unref();
  }

  private async look(): Promise<void> {
    const url = this.hosts.current;
    const state = await this.ask(url);
    if (state !== this.known)
      this.logger.warn({ state, before: this.known }, 'the database changed its state');
    // Its other connections would wait, or be refused one statement at a time.
    if (state === 'away' ? this.known !== 'away' : state === 'read-only' && this.hosts.mustWrite)
      this.hosts.abandon(url);
    if (state !== 'writable') this.disconnect();
    this.known = state;
    for (const listener of this.listeners) listener(state);
  }

  private async ask(url: string): Promise<DatabaseState> {
    try {
      this.client ??= await this.connect(url);
      const question = { text: READ_ONLY_QUERY, query_timeout: ANSWER_LIMIT_MS };
      const { rows } = await this.client.query<{ readOnly: boolean }>(question);
      return rows[0]?.readOnly ? 'read-only' : 'writable';
    } catch {
      this.hosts.leave(url);
      return 'away';
    }
  }

  private async connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: this.applicationName,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
    });
    // The next check finds out.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  private disconnect(): void {
    const { client } = this;
    this.client = null;
    client?.end().catch(() => undefined);
  }
}
