import { freePort, unprivilegedUser } from '#runtime/testing';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../test/support/until.js';
import { Daemon } from './daemon.js';
import { PatroniNode } from './patroni-node.js';
import { Proxy } from './proxy.js';
import { RedisPair } from './redis-pair.js';

const NODES = 3;
const PORTS = 20;
const PATIENCE = { limitMs: 180_000, lookEveryMs: 250 };

/** Three Patroni nodes, etcd, HAProxy and two Redis with sentinels, on free ports and in a folder that is removed. */
export class Cluster {
  private constructor(
    readonly folder: string,
    readonly nodes: readonly PatroniNode[],
    readonly proxy: Proxy,
    readonly redis: RedisPair,
    private readonly etcd: Daemon,
    readonly gatewayPorts: readonly [number, number],
  ) {}

  get urls() {
    return this.proxy.urls;
  }

  /** Writes what its programs read; none is started. */
  static async prepare(binaries: string): Promise<Cluster> {
    // PostgreSQL refuses to run as root.
    const { uid, gid } = unprivilegedUser() ?? userInfo();
    const folder = mkdtempSync(join(tmpdir(), 'last-mile-ha-'));
    chownSync(folder, uid, gid);
    chmodSync(folder, 0o755);
    const password = randomBytes(12).toString('hex');
    const free = await freePorts(PORTS);
    const next = () => free.pop()!;
    const etcdPorts = [next(), next()] as const;
    const redisPorts = [next(), next()] as const;
    const gatewayPorts = [next(), next()] as const;
    const configuration = patroniConfiguration(folder);
    const nodes = Array.from(
      { length: NODES },
      (_, i) =>
        new PatroniNode({
          name: `node${String(i + 1)}`,
          folder,
          configuration,
          postgresPort: next(),
          restPort: next(),
          etcdPort: etcdPorts[0],
          password,
          binaries,
          identity: { uid, gid },
        }),
    );
    const ports = { 5432: next(), 5433: next(), 6379: next(), 8080: next() };
    const database = (port: number) => `postgres://last_mile:${password}@127.0.0.1:${String(port)}/last_mile`;
    const urls = {
      primary: database(ports[5432]),
      replica: database(ports[5433]),
      redis: `redis://127.0.0.1:${String(ports[6379])}`,
      gateways: `http://127.0.0.1:${String(ports[8080])}`,
    };
    const proxied = nodes.map(({ settings }) => settings);
    const proxy = new Proxy({ folder, ports, urls, nodes: proxied, redisPorts, gatewayPorts });
    const redis = new RedisPair(folder, redisPorts, [next(), next(), next()]);
    const etcd = new Daemon({
      program: 'etcd',
      args: etcdArguments(join(folder, 'etcd'), ...etcdPorts),
      logFile: join(folder, 'etcd.log'),
    });
    return new Cluster(folder, nodes, proxy, redis, etcd, gatewayPorts);
  }

  async start(): Promise<void> {
    this.etcd.start();
    this.proxy.start();
    await this.redis.start();
    for (const node of this.nodes) node.start();
    await this.whole();
  }

  /** The node that takes writes; null: none says so. */
  async primary(): Promise<PatroniNode | null> {
    const states = await this.states();
    return this.nodes.find((_, i) => states[i]?.role === 'primary' && states[i].state === 'running') ?? null;
  }

  async requirePrimary(): Promise<PatroniNode> {
    return this.found('a primary', () => this.primary());
  }

  /** The standby without which nothing is confirmed. */
  async requireSynchronousStandby(): Promise<PatroniNode> {
    return this.found('a synchronous standby', async () => {
      const states = await this.states();
      return this.nodes.find((_, i) => states[i]?.syncStandby) ?? null;
    });
  }

  /** Waits for one primary that both standbys follow, one of them synchronous, and both Redis. */
  async whole(): Promise<void> {
    const isWhole = async () => {
      const states = await this.states();
      const primaries = states.filter((one) => one?.role === 'primary');
      // Patroni calls a standby "running" while it still rewinds: only the primary knows who follows it.
      return (
        primaries.length === 1 &&
        primaries[0]?.followers === NODES - 1 &&
        states.some((one) => one?.syncStandby) &&
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
  private async found(what: string, look: () => Promise<PatroniNode | null>): Promise<PatroniNode> {
    let node: PatroniNode | null = null;
    await until(`the cluster has ${what}`, async () => (node = await look()) !== null, PATIENCE);
    return node!;
  }

  private states() {
    return Promise.all(this.nodes.map((node) => node.state()));
  }
}

function etcdArguments(dataDir: string, client: number, peer: number): string[] {
  const [clientUrl, peerUrl] = [client, peer].map((port) => `http://127.0.0.1:${String(port)}`);
  return [
    ['--name', 'etcd'],
    ['--data-dir', dataDir],
    ['--listen-client-urls', clientUrl],
    ['--advertise-client-urls', clientUrl],
    ['--listen-peer-urls', peerUrl],
    ['--initial-advertise-peer-urls', peerUrl],
    ['--initial-cluster', `etcd=${peerUrl ?? ''}`],
    ['--enable-v2'],
    ['--log-level', 'error'],
  ].flat() as string[];
}

/** docker/ha/patroni.yml and its script, where the account of PostgreSQL may read them. */
function patroniConfiguration(folder: string): string {
  const [file, script] = [join(folder, 'patroni.yml'), join(folder, 'post-bootstrap.sh')];
  copyFileSync('docker/ha/post-bootstrap.sh', script);
  chmodSync(script, 0o755);
  const text = readFileSync('docker/ha/patroni.yml', 'utf8');
  writeFileSync(file, text.replace('/etc/patroni/post-bootstrap.sh', script));
  return file;
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
