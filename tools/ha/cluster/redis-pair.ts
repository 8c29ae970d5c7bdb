import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis, type RedisOptions } from 'ioredis';
import { Daemon } from './daemon.js';

/** The second follows the first; sentinels promote the one that is left. */
export class RedisPair {
  private readonly servers: readonly Daemon[];
  private readonly sentinels: readonly Daemon[];

  constructor(
    private readonly folder: string,
    private readonly ports: readonly [number, number],
    sentinelPorts: readonly number[],
  ) {
    this.servers = ports.map((port, i) => this.server(port, `redis${i + 1}`));
    this.sentinels = sentinelPorts.map((port, i) => this.sentinel(port, i));
  }

  async start(): Promise<void> {
    for (const server of this.servers) server.start();
    await this.follow(1);
    for (const sentinel of this.sentinels) sentinel.start();
  }

  /** Index of the Redis that takes writes; -1: neither answers so. */
  async primary(): Promise<number> {
    return (await this.roles()).indexOf('master');
  }

  /** Both answer, and one follows the other. */
  async whole(): Promise<boolean> {
    return (await this.roles()).sort().join() === 'master,slave';
  }

  async kill(at: number): Promise<void> {
    await this.servers[at]!.kill();
  }

  /** Starts it as a follower of the other. */
  async restart(at: 0 | 1): Promise<void> {
    this.servers[at]!.start();
    await this.follow(at);
  }

  async close(): Promise<void> {
    await Promise.all([...this.sentinels, ...this.servers].map((daemon) => daemon.kill()));
  }

  private roles() {
    return Promise.all(this.ports.map(roleOf));
  }

  private server(port: number, name: string): Daemon {
    const dir = join(this.folder, name);
    mkdirSync(dir);
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
    return new Daemon({ program: 'redis-server', args, logFile: join(this.folder, `${name}.log`) });
  }

  private sentinel(port: number, at: number): Daemon {
    const name = `sentinel${at + 1}`;
    const file = join(this.folder, `${name}.conf`);
    const settings = `port ${port}
bind 127.0.0.1
dir ${this.folder}
sentinel monitor last-mile 127.0.0.1 ${this.ports[0]} 2
sentinel down-after-milliseconds last-mile 2000
sentinel failover-timeout last-mile 10000
`;
    writeFileSync(file, settings);
    const logFile = join(this.folder, `${name}.log`);
    return new Daemon({ program: 'redis-sentinel', args: [file], logFile });
  }

  /** The one at this index follows the other. */
  private async follow(at: 0 | 1): Promise<void> {
    const primary = this.ports[at === 0 ? 1 : 0];
    await onRedis({ port: this.ports[at] }, (redis) => redis.replicaof('127.0.0.1', primary));
  }
}

/** null: nothing answers. */
const roleOf = (port: number) =>
  onRedis({ port, retryStrategy: () => null }, async (redis) => {
    return /role:(\w+)/.exec(await redis.info('replication'))?.[1] ?? null;
  }).catch(() => null);

async function onRedis<Result>(options: RedisOptions, work: (redis: Redis) => Promise<Result>) {
  const redis = new Redis({ ...options, host: '127.0.0.1' });
  redis.on('error', () => undefined);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
