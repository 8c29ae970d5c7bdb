import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logging/index.js';

const RECONNECT_MAX_MS = 2_000;
const COMPLAIN_EVERY_MS = 10_000;

type Purpose = 'client' | 'subscriber' | 'bclient';

/** Connections to one Redis. They come back by themselves; meanwhile commands fail at once instead of piling up. */
export class RedisLink {
  private readonly byPurpose = new Map<string, Redis>();
  private readonly all: Redis[] = [];
  private closed = false;
  private complainedAt = -Infinity;

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** Bull shares two connections among its queues and blocks on one of each queue's own. */
  client(purpose: Purpose): Redis {
    // Bull insists that those two wait for Redis without limits.
    const waits: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };
    if (purpose === 'client') return this.shared(purpose, { ...waits, enableOfflineQueue: true });
    if (purpose === 'subscriber') return this.shared(purpose, waits);
    return this.connect(waits);
  }

  /** For commands of our own. */
  commands(): Redis {
    return this.shared('commands', { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  }

  /** For the start: fails while nobody answers. */
  async reach(): Promise<void> {
    const probe = new Redis(this.url, {
      lazyConnect: true,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
    });
    const said: { error?: Error } = {};
    probe.on('error', (error: Error) => (said.error = error));
    try {
      await probe.connect();
      await probe.ping();
    } catch (error) {
      throw said.error ?? error;
    } finally {
      probe.disconnect();
    }
    await this.ready();
  }

  private ready(): Promise<void> {
    const redis = this.commands();
    return redis.status === 'ready' ? Promise.resolve() : new Promise((done) => redis.once('ready', done));
  }

  isUp(): boolean {
    return this.commands().status === 'ready';
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const redis of this.all.splice(0)) redis.disconnect();
    this.byPurpose.clear();
  }

  private shared(name: string, options: RedisOptions): Redis {
    const known = this.byPurpose.get(name);
    if (known) return known;
    const made = this.connect(options);
    // Every queue listens on the connections they share; that is no leak.
    made.setMaxListeners(0);
    this.byPurpose.set(name, made);
    return made;
  }

  private connect(options: RedisOptions): Redis {
    const redis = new Redis(this.url, {
      ...options,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    });
    // Bull makes connections as late as while it closes.
    if (this.closed) redis.disconnect();
    else this.all.push(redis);
    redis.on('error', (error: Error) => {
      this.complain(error);
    });
    return redis;
  }

  private complain(error: Error): void {
    if (performance.now() - this.complainedAt < COMPLAIN_EVERY_MS) return;
    this.complainedAt = performance.now();
    this.logger.warn({ err: error }, 'Redis away: workers find their work by sweeping');
  }
}
