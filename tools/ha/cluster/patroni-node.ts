import { unprivilegedUser } from '#runtime/testing';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Daemon } from './daemon.js';

interface PatroniSettings {
  readonly name: string;
  readonly folder: string;
  /** Copy of docker/ha/patroni.yml. */
  readonly configuration: string;
  readonly postgresPort: number;
  readonly restPort: number;
  readonly etcdPort: number;
  readonly password: string;
  /** Folder of PostgreSQL's programs. */
  readonly binaries: string;
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
export class PatroniNode extends Daemon {
  constructor(readonly node: PatroniSettings) {
    const { folder, name, configuration } = node;
    super({
      program: 'patroni',
      args: [configuration],
      logFile: join(folder, `${name}.log`),
      identity: { uid: ACCOUNT.uid, gid: ACCOUNT.gid },
      env: environmentOf(node),
    });
  }

  /** null: Patroni does not answer. */
  async state() {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.node.restPort}/patroni`, {
        signal: AbortSignal.timeout(REST_LIMIT_MS),
      });
      const { role, state, sync_standby, replication = [] } = (await answer.json()) as PatroniStatus;
      return {
        // Patroni 4 says "primary", earlier ones "master".
        isPrimary: state === 'running' && (role === 'primary' || role === 'master'),
        isSynchronous: sync_standby === true,
        /** Number of standbys that this node sends its changes to. */
        followers: replication.filter((one) => one.state === 'streaming').length,
      };
    } catch {
      return null;
    }
  }

  /** Like a host that hangs: connections stay open and nothing is answered. */
  async freeze(forMs: number): Promise<void> {
    const pids = this.processes();
    signalAll(pids, 'SIGSTOP');
    await pause(forMs);
    signalAll(pids.reverse(), 'SIGCONT');
  }

  /** Like a host without power. */
  override async kill(): Promise<void> {
    signalAll(this.processes(), 'SIGKILL');
    await super.kill();
  }

  /** Asks Patroni to make this node the primary. */
  async requestSwitchover(from: PatroniNode): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${from.node.restPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from.node.name, candidate: this.node.name }),
    });
    if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
  }

  /** Patroni, postmaster and its children, in this order, so that none is started meanwhile. */
  private processes(): number[] {
    const own = this.pid === null ? [] : [this.pid];
    const file = join(dataFolder(this.node), 'postmaster.pid');
    if (!existsSync(file)) return own;
    const postmaster = readFileSync(file, 'utf8').split('\n', 1)[0]!;
    const children = `/proc/${postmaster}/task/${postmaster}/children`;
    if (!existsSync(children)) return own;
    const found = readFileSync(children, 'utf8').split(' ').filter(Boolean);
    return [...own, Number(postmaster), ...found.map(Number)];
  }
}

function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It had ended already.
    }
  }
}

function dataFolder({ folder, name }: PatroniSettings): string {
  return join(folder, `${name}.data`);
}

/** As docker/ha/compose.yml gives them; they differ between nodes. */
function environmentOf(settings: PatroniSettings): Record<string, string> {
  const { folder, name, postgresPort, restPort, etcdPort, password, binaries } = settings;
  const rest = `127.0.0.1:${restPort}`;
  const postgres = `127.0.0.1:${postgresPort}`;
  return {
    PATH: `${binaries}:${process.env['PATH'] ?? ''}`,
    PATRONI_NAME: name,
    // With etcd's third API, Patroni 3.0.2 of Debian 12 may take the leader's key from another node; this is
    // the second.
    PATRONI_ETCD_HOST: `127.0.0.1:${etcdPort}`,
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
