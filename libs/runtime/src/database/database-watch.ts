import type { DatabaseHosts } from './database-hosts.js';
import { ServerProbe } from './server-probe.js';
import type { Logger } from '../logging/logger.js';

type DatabaseState = 'writable' | 'read-only' | 'away';

interface PrimaryAnswer {
  readonly readOnly: boolean;
  /** Bytes of its write-ahead log; null: it is a standby. */
  readonly position: number | null;
}

const POLL_MS = 1_000;
const STATE_QUERY = `
  select current_setting('transaction_read_only') = 'on' as "readOnly",
         case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 end as position`;

/**
 * Asks PostgreSQL every second, on a separate connection, whether it answers and takes writes. A server that
 * freezes or whose host vanishes closes no connection: statements on the pool would wait half a minute each.
 * The pool's connections are closed when no answer comes in time, and when the server became a standby.
 */
export class DatabaseWatch {
  private readonly listeners: ((state: DatabaseState) => void)[] = [];
  private readonly probe: ServerProbe<PrimaryAnswer>;
  private written: number | null = null;
  /** Last check at which it took no writes. */
  private refusedAt = -Infinity;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private closed = false;

  private constructor(
    private readonly hosts: DatabaseHosts,
    applicationName: string,
    private readonly logger: Logger,
    private known: DatabaseState,
  ) {
    this.probe = new ServerProbe(hosts, applicationName, STATE_QUERY);
  }

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

  /** True also for so long after the last check at which it took no writes. */
  refusedWritesWithin(ms: number): boolean {
    return performance.now() - this.refusedAt < ms;
  }

  /** Bytes of the primary's write-ahead log at the last check; null: it did not say. */
  get position(): number | null {
    return this.written;
  }

  /** Called after every check, also one that changed nothing: failed work is tried again then. */
  onLook(listener: (state: DatabaseState) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
    await this.probe.close();
  }

  private next(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.looking = this.look().then(() => this.next());
    }, POLL_MS).unref();
  }

  private async look(): Promise<void> {
    const url = this.hosts.current;
    const answer = await this.probe.ask();
    const state = stateOf(answer);
    this.written = answer?.position ?? null;
    if (state !== this.known)
      this.logger.warn({ state, before: this.known }, 'the database changed its state');
    // The pool's other connections would hang, or be refused one statement at a time.
    if (state === 'away' ? this.known !== 'away' : state === 'read-only' && this.hosts.mustWrite)
      this.hosts.abandon(url);
    if (state !== 'writable') {
      this.refusedAt = performance.now();
      void this.probe.close();
    }
    this.known = state;
    for (const listener of this.listeners) listener(state);
  }
}

function stateOf(answer: PrimaryAnswer | null): DatabaseState {
  if (answer === null) return 'away';
  return answer.readOnly ? 'read-only' : 'writable';
}
