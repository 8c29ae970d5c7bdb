import { freePort } from '#runtime/testing';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../test/support/until.js';
import { Daemon } from './daemon.js';
import { ACCOUNT, PatroniNode } from './patroni-node.js';
import { proxyOf } from './proxy.js';
import { RedisPair } from './redis-pair.js';

const NODES = 3;
const PORTS = 20;
const PATIENCE = { limitMs: 180_000, lookEveryMs: 250 };

/** Patroni nodes, etcd, HAProxy, two Redis with sentinels, on free ports, in a folder that is removed. */
export class Cluster {
  readonly folder = sharedFolder();
  readonly gatewayPorts: readonly [number, number];
  readonly urls: Readonly<Record<'primary' | 'replica' | 'redis' | 'gateways', string>>;
  readonly nodes: readonly PatroniNode[];
  readonly proxy: Daemon;
  readonly redis: RedisPair;
  private readonly etcd: Daemon;

  /** Writes the configuration files; no program is started. */
  private constructor(binaries: string, nextPort: () => number) {
    const { folder } = this;
    const password = randomBytes(12).toString('hex');
    const configuration = patroniConfiguration(folder);
    const etcdPorts = [nextPort(), nextPort()] as const;
    const redisPorts = [nextPort(), nextPort()] as const;
    this.gatewayPorts = [nextPort(), nextPort()];
    this.nodes = Array.from({ length: NODES }, (_, i) => {
      const name = `node${i + 1}`;
      const ports = { postgresPort: nextPort(), restPort: nextPort(), etcdPort: etcdPorts[0] };
      return new PatroniNode({ name, folder, configuration, ...ports, password, binaries });
    });
    const ports = { 5432: nextPort(), 5433: nextPort(), 6379: nextPort(), 8080: nextPort() };
    const database = (port: number) => `postgres://last_mile:${password}@127.0.0.1:${port}/last_mile`;
    this.urls = {
      primary: database(ports[5432]),
      replica: database(ports[5433]),
      redis: `redis://127.0.0.1:${ports[6379]}`,
      gateways: `http://127.0.0.1:${ports[8080]}`,
    };
    const nodes = this.nodes.map(({ node }) => node);
    this.proxy = proxyOf({ folder, ports, nodes, redisPorts, gatewayPorts: this.gatewayPorts });
    this.redis = new RedisPair(folder, redisPorts, [nextPort(), nextPort(), nextPort()]);
    const args = etcdArguments(join(folder, 'etcd'), ...etcdPorts);
    this.etcd = new Daemon({ program: 'etcd', args, logFile: join(folder, 'etcd.log') });
  }

  static async prepare(binaries: string): Promise<Cluster> {
    const free = new Set<number>();
    while (free.size < PORTS) free.add(await freePort());
    const ports = [...free];
    return new Cluster(binaries, () => ports.pop()!);
  }

  async start(): Promise<void> {
    this.etcd.start();
    this.proxy.start();
    await this.redis.start();
    for (const node of this.nodes) node.start();
    await this.whole();
  }

  /** null: no node says that it takes writes. */
  primary(among = this.nodes): Promise<PatroniNode | null> {
    return firstOf(among, 'isPrimary');
  }

  requirePrimary(): Promise<PatroniNode> {
    return this.found('isPrimary');
  }

  /** Nothing is confirmed without this standby. */
  requireSynchronousStandby(): Promise<PatroniNode> {
    return this.found('isSynchronous');
  }

  /** Waits for one primary that both standbys follow, one of them synchronous, and both Redis. */
  async whole(): Promise<void> {
    const isWhole = async () => {
      const states = await Promise.all(this.nodes.map((node) => node.state()));
      const primaries = states.filter((one) => one?.isPrimary);
      // Patroni calls a standby "running" while it still rewinds: only the primary knows who follows it.
      return (
        primaries.length === 1 &&
        primaries[0]?.followers === NODES - 1 &&
        states.some((one) => one?.isSynchronous) &&
        (await this.redis.whole())
      );
    };
    await until('the cluster is whole', isWhole, PATIENCE);
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    await Promise.all([this.proxy.kill(), this.redis.close(), this.etcd.kill()]);
  }

  removeFolder(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Patroni answers late on a busy machine. */
  private async found(role: Role): Promise<PatroniNode> {
    let node: PatroniNode | null = null;
    const isFound = async () => (node = await firstOf(this.nodes, role)) !== null;
    await until(`a node of the cluster ${role}`, isFound, PATIENCE);
    return node!;
  }
}

type Role = 'isPrimary' | 'isSynchronous';

async function firstOf(nodes: readonly PatroniNode[], role: Role): Promise<PatroniNode | null> {
  const states = await Promise.all(nodes.map((node) => node.state()));
  return nodes.find((_, i) => states[i]?.[role]) ?? null;
}

function etcdArguments(dataDir: string, client: number, peer: number): string[] {
  const [clientUrl, peerUrl] = [client, peer].map((port) => `http://127.0.0.1:${port}`);
  return [
    `--name=etcd`,
    `--data-dir=${dataDir}`,
    ...['listen-client', 'advertise-client'].map((name) => `--${name}-urls=${clientUrl!}`),
    ...['listen-peer', 'initial-advertise-peer'].map((name) => `--${name}-urls=${peerUrl!}`),
    `--initial-cluster=etcd=${peerUrl!}`,
    '--enable-v2',
    '--log-level=error',
  ];
}

/** Where the account of PostgreSQL may read them. */
function patroniConfiguration(folder: string): string {
  const [file, script] = [join(folder, 'patroni.yml'), join(folder, 'post-bootstrap.sh')];
  writeFileSync(script, readFileSync('docker/ha/post-bootstrap.sh'), { mode: 0o755 });
  const text = readFileSync('docker/ha/patroni.yml', 'utf8');
  writeFileSync(file, text.replace('/etc/patroni/post-bootstrap.sh', script));
  return file;
}

/** The account that PostgreSQL runs as owns it. */
function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'last-mile-ha-'));
  chownSync(folder, ACCOUNT.uid, ACCOUNT.gid);
  chmodSync(folder, 0o755);
  return folder;
}
