import { type ReadReplica, runOn, type Sql } from '#domain';
import pg, { type QueryResult } from 'pg';
import { poolSettings } from './data-source.js';
import { DatabaseHosts } from './database-hosts.js';
import type { DatabaseWatch } from './database-watch.js';
import { ServerProbe } from './server-probe.js';
import type { Logger } from '../logging/logger.js';

/** A position of the primary's write-ahead log; `atMs` is of our own monotonic clock. */
interface Sample {
  readonly atMs: number;
  readonly position: number;
}

/** No read uses a replica that far behind. */
const MAX_SAMPLE_AGE_MS = 60_000;

/**
 * Computes the age of a replica's data from positions of the primary's log. The replica itself cannot tell:
 * without writes its last transaction grows old, and a disconnected one believes that it has everything.
 */
export class ReplicaLag {
  private samples: Sample[] = [];

  primaryWas(position: number, atMs: number): void {
    const last = this.samples.at(-1);
    // A primary at an earlier position is another server, after a failover that lost transactions.
    if (last && position < last.position) this.samples = [];
    this.samples.push({ position, atMs });
    const firstRecent = this.samples.findIndex((sample) => atMs - sample.atMs <= MAX_SAMPLE_AGE_MS);
    this.samples.splice(0, firstRecent);
  }

  /** Milliseconds; null: no position of the primary is known. */
  behind(replayed: number, nowMs: number): number | null {
    const next = this.samples.findIndex(({ position }) => position > replayed);
    const [missing, before] = [this.samples[next], this.samples[next - 1]];
    const last = this.samples.at(-1);
    if (last === undefined) return null;
    // Writes of the primary since the last sample are unknown.
    if (missing === undefined) return Math.max(0, nowMs - last.atMs);
    if (before === undefined) return nowMs - missing.atMs;
    const share = (replayed - before.position) / (missing.position - before.position);
    return nowMs - (before.atMs + share * (missing.atMs - before.atMs));
  }
}

/** With a larger lag the primary answers. */
const MAX_LAG_MS = 5_000;
const COMPLAIN_EVERY_MS = 10_000;

/** A promoted standby is a primary, and reads must not choose between two primaries. */
const POSITION_QUERY = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as replayed`;

interface ReplicaSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  readonly logger: Logger;
}

/** The server of DATABASE_READ_URL. Its position is read once a second, right after the primary's. */
export class Replica implements ReadReplica {
  private readonly pool: pg.Pool;
  private readonly probe: ServerProbe<{ replayed: number | null }>;
  private readonly progress = new ReplicaLag();
  private known: number | null = null;
  private looking: Promise<void> | null = null;
  private complainedAt = -Infinity;
  private answered = 0;
  private failures = 0;

  private constructor(
    private readonly hosts: DatabaseHosts,
    private readonly settings: ReplicaSettings,
  ) {
    const { applicationName, logger } = settings;
    this.pool = new pg.Pool(poolSettings(hosts, settings));
    this.pool.on('error', (error) => logger.warn({ err: error }, 'replica connection lost'));
    this.probe = new ServerProbe(hosts, `${applicationName} watch`, POSITION_QUERY);
  }

  /** While the server is away the primary answers. */
  static async open(settings: ReplicaSettings, primary: DatabaseWatch): Promise<Replica> {
    const replica = new Replica(DatabaseHosts.replica(settings.url), settings);
    await replica.look(primary.position);
    primary.onLook(() => {
      replica.looking ??= replica.look(primary.position).finally(() => (replica.looking = null));
    });
    return replica;
  }

  get usable(): boolean {
    return this.known !== null && this.known <= MAX_LAG_MS;
  }

  /** null: the server is away, or not a standby. */
  get lagMs(): number | null {
    return this.known;
  }

  /** Reads that the replica answered, and reads that failed there. */
  get counts(): { readonly answered: number; readonly failed: number } {
    return { answered: this.answered, failed: this.failures };
  }

  async run(sql: Sql<unknown>, params: unknown[]): Promise<QueryResult> {
    const result = await runOn(this.pool, sql, params);
    this.answered += 1;
    return result;
  }

  failed(error: unknown): void {
    this.failures += 1;
    if (performance.now() - this.complainedAt < COMPLAIN_EVERY_MS) return;
    this.complainedAt = performance.now();
    this.settings.logger.warn({ err: error }, 'a read failed on the replica, the primary answers it');
  }

  async close(): Promise<void> {
    await this.looking;
    await Promise.all([this.probe.close(), this.pool.end()]);
  }

  private async look(primaryPosition: number | null): Promise<void> {
    const { logger } = this.settings;
    const before = this.usable;
    if (primaryPosition !== null) this.progress.primaryWas(primaryPosition, performance.now());
    const url = this.hosts.current;
    const answer = await this.probe.ask();
    if (answer === null) {
      void this.probe.close();
      // Its running statements would wait for ever.
      if (this.known !== null) this.hosts.abandon(url);
    }
    const replayed = answer?.replayed ?? null;
    this.known = replayed === null ? null : this.progress.behind(replayed, performance.now());
    if (this.usable === before) return;
    if (this.usable) logger.info({ lagMs: this.known }, 'the replica answers reads');
    else logger.warn({ lagMs: this.known }, 'the replica is away or far behind: the primary answers');
  }
}
