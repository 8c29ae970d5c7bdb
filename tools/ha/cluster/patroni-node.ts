import { unprivilegedUser } from '#runtime/testing';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { childrenOf, Daemon, signalAll } from './daemon.js';

interface PatroniSettings {
  readonly name: string;
  readonly folder: string;
  /** Copy of docker/ha/patroni.yml. */
  readonly configuration: string;
  readonly postgresPort: number;
  readonly restPort: number;
  readonly etcdPort: number;
  readonly password: string;
  readonly binaries: string;
}

interface MemberState {
  readonly role: string;
  readonly state: string;
  readonly syncStandby: boolean;
  /** Number of standbys that this node sends its changes to. */
  readonly followers: number;
}

/** In part. */
interface PatroniStatus {
  readonly role: string;
  readonly state: string;
  readonly sync_standby?: boolean;
  readonly replication?: readonly { readonly state: string }[];
}

const REST_LIMIT_MS = 2_000;
/** PostgreSQL refuses to run as root. */
export const ACCOUNT = unprivilegedUser() ?? userInfo();

/** Patroni, and the PostgreSQL that it starts. */
export class PatroniNode {
  private readonly daemon: Daemon;

  constructor(readonly settings: PatroniSettings) {
    const { folder, name, configuration } = settings;
    this.daemon = new Daemon({
      program: 'patroni',
      args: [configuration],
      logFile: join(folder, `${name}.log`),
      identity: { uid: ACCOUNT.uid, gid: ACCOUNT.gid },
      env: environmentOf(settings),
    });
  }

  get name(): string {
    return this.settings.name;
  }

  start(): void {
    this.daemon.start();
  }

  /** null: Patroni does not answer. */
  async state(): Promise<MemberState | null> {
    try {
      const answer = await fetch(`http://127.0.0.1:${String(this.settings.restPort)}/patroni`, {
        signal: AbortSignal.timeout(REST_LIMIT_MS),
      });
      const body = (await answer.json()) as PatroniStatus;
      const followers = (body.replication ?? []).filter(({ state }) => state === 'streaming').length;
      // Patroni 4 says "primary", earlier ones "master".
      const role = body.role === 'master' ? 'primary' : body.role;
      return { role, state: body.state, syncStandby: body.sync_standby === true, followers };
    } catch {
      return null;
    }
  }

  /** A commit on this node itself, which also waits for a standby to confirm. */
  async takesWrites(): Promise<boolean> {
    const { postgresPort: port, password } = this.settings;
    const place = { host: '127.0.0.1', port, database: 'postgres' };
    const client = new pg.Client({ ...place, user: 'postgres', password });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`select pg_logical_emit_message(true, 'test', '')`);
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Like a host that hangs: connections stay open and nothing is answered. */
  freeze(): readonly number[] {
    const pids = this.processes();
    signalAll(pids, 'SIGSTOP');
    return pids;
  }

  /** Like a host without power. */
  async kill(): Promise<void> {
    const pids = this.processes();
    signalAll(pids, 'SIGKILL');
    await this.daemon.kill();
  }

  /** Asks Patroni to make this node the primary. */
  async requestSwitchover(from: PatroniNode): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${String(from.settings.restPort)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from.name, candidate: this.name }),
    });
    if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
  }

  /** Patroni, postmaster and its children, in this order, so that none is started meanwhile. */
  private processes(): number[] {
    const postmaster = this.postmaster();
    const own = [this.daemon.pid, postmaster].filter((pid) => pid !== null);
    return [...own, ...(postmaster === null ? [] : childrenOf(postmaster))];
  }

  private postmaster(): number | null {
    const file = join(dataFolder(this.settings), 'postmaster.pid');
    if (!existsSync(file)) return null;
    const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
    return existsSync(`/proc/${String(pid)}`) ? pid : null;
  }
}

function dataFolder({ folder, name }: PatroniSettings): string {
  return join(folder, `${name}.data`);
}

/** As docker/ha/compose.yml gives them; they differ between nodes. */
function environmentOf(settings: PatroniSettings): Record<string, string> {
  const { folder, name, postgresPort, restPort, etcdPort, password, binaries } = settings;
  const rest = `127.0.0.1:${String(restPort)}`;
  const postgres = `127.0.0.1:${String(postgresPort)}`;
  return {
    PATH: `${binaries}:${process.env['PATH'] ?? ''}`,
    PATRONI_NAME: name,
    // With etcd's third API, Patroni 3.0.2 of Debian 12 may take the leader's key from another node; this is
    // the second.
    PATRONI_ETCD_HOST: `127.0.0.1:${String(etcdPort)}`,
    PATRONI_RESTAPI_LISTEN: rest,
    PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
    PATRONI_POSTGRESQL_LISTEN: postgres,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
    PATRONI_POSTGRESQL_DATA_DIR: dataFolder(settings),
    PATRONI_POSTGRESQL_BIN_DIR: binaries,
    PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: password,
    APP_PASSWORD: password,
  };
}
