import { createDataSource } from '#runtime';
import { migrate, startEmbeddedPostgres, type EmbeddedPostgres } from '#runtime/testing';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import pg from 'pg';

const DATABASE = 'postgres';
// The machine does not fail in these tests, so PostgreSQL need not wait for the disk.
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '60' };

interface Replication {
  /** Whether the primary confirms only what the standby has too. */
  readonly synchronous: boolean;
}

/** A primary and its streaming standby. */
export class ReplicatedPostgres {
  private frozen: readonly number[] = [];

  private constructor(
    private readonly folder: string,
    readonly primary: EmbeddedPostgres,
    readonly standby: EmbeddedPostgres,
  ) {}

  static async start({ synchronous }: Replication = { synchronous: true }): Promise<ReplicatedPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'last-mile-replicated-'));
    chmodSync(folder, 0o755);
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const alone = await startEmbeddedPostgres({ dataDir: first, settings: SETTINGS });
    const dataSource = createDataSource({
      url: alone.url(DATABASE),
      poolSize: 2,
      applicationName: 'failover-test',
    });
    await dataSource.initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    await alone.stop();
    copyWithOwners(first, second);
    writeFileSync(join(second, 'postgres', 'standby.signal'), '');

    const primary = await startEmbeddedPostgres({
      dataDir: first,
      settings: { ...SETTINGS, synchronous_standby_names: synchronous ? '*' : '' },
    });
    const { password, username } = new URL(primary.url(DATABASE));
    const source = `host=127.0.0.1 port=${String(primary.port)} user=${username} password=${password}`;
    const standby = await startEmbeddedPostgres({
      dataDir: second,
      settings: { ...SETTINGS, primary_conninfo: source },
    });
    return new ReplicatedPostgres(folder, primary, standby);
  }

  /** The value of DATABASE_URL with both hosts. */
  get url(): string {
    const both = `127.0.0.1:${String(this.primary.port)},127.0.0.1:${String(this.standby.port)}`;
    return this.primary.url(DATABASE).replace(/127\.0\.0\.1:\d+/, both);
  }

  get standbyUrl(): string {
    return this.standby.url(DATABASE);
  }

  /** Stops the primary's processes: connections stay open and nothing is answered. */
  freezePrimary(): void {
    const { pid } = this.primary;
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
    this.frozen = [pid, ...children.split(' ').filter(Boolean).map(Number)];
    for (const one of this.frozen) signal(one, 'SIGSTOP');
  }

  async promoteStandby(): Promise<void> {
    await this.askStandby('select pg_promote()');
  }

  async askStandby<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.standbyUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    for (const one of this.frozen) signal(one, 'SIGKILL');
    await Promise.all([this.primary.stop(), this.standby.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses a folder of another account, and `fs.cp` changes the owner. */
function copyWithOwners(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp: ${stderr}`);
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // The backend had ended already.
  }
}
