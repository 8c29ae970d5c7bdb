import { freePort } from '#runtime/testing';
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
import { Daemon } from './daemon.js';
import { PatroniNode } from './patroni-node.js';
import { Proxy } from './proxy.js';
import { RedisPair } from './redis-pair.js';
import { waitUntil } from '../waiting.js';

const NODES = 3;
const PORTS = 20;
const WHOLE_WITHIN_MS = 180_000;

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
    const identity = accountOfPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'last-mile-ha-'));
    chownSync(folder, identity.uid, identity.gid);
    chmodSync(folder, 0o755);
    const password = randomBytes(12).toString('hex');
    const next = portsOf(await freePorts(PORTS));
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
          identity,
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
    const proxy = new Proxy({
      folder,
      ports,
      urls,
      nodes: nodes.map(({ settings }) => settings),
      redisPorts,
      gatewayPorts,
    });
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
    await waitUntil('the cluster is whole', WHOLE_WITHIN_MS, async () => {
      const states = await this.states();
      const primaries = states.filter((one) => one?.role === 'primary');
      // Patroni calls a standby "running" while it still rewinds: only the primary knows who follows it.
      return (
        primaries.length === 1 &&
        primaries[0]?.followers === NODES - 1 &&
        states.some((one) => one?.syncStandby) &&
        (await this.redis.whole())
      );
    });
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
    const seen: { node: PatroniNode | null } = { node: null };
    await waitUntil(`the cluster has ${what}`, WHOLE_WITHIN_MS, async () => {
      seen.node = await look();
      return seen.node !== null;
    });
    return seen.node!;
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

/** PostgreSQL refuses to run as root. */
function accountOfPostgres(): { uid: number; gid: number } {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  if (line === undefined) throw new Error('There is no account "postgres"');
  const [, , user, group] = line.split(':');
  return { uid: Number(user), gid: Number(group) };
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

function portsOf(ports: number[]): () => number {
  return () => {
    const port = ports.pop();
    if (port === undefined) throw new Error('Too few ports');
    return port;
  };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
