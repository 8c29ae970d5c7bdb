import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logging/index.js';

const CONNECT_MS = 2_000;
const RECONNECT_MAX_MS = 2_000;
const COMPLAIN_EVERY_MS = 10_000;

export interface RedisPatience {
  /** How long a Redis that is there may keep somebody waiting. */
  readonly answerMs: number;
  /** How often that is looked at. */
  readonly pulseMs: number;
}

const PATIENCE: RedisPatience = { answerMs: 1_000, pulseMs: 5_000 };

type Purpose = 'client' | 'subscriber' | 'bclient';

/**
 * Bull insists that two of its kinds of connection wait for Redis without limits. On the blocking one a pop that was
 * not answered before Redis went away fails with it: asked again of the Redis that comes back, the sixteen pops of a
 * queue would block one after the other, five seconds each, and whoever closes would wait for the last.
 */
const OF_BULL: Record<Purpose, RedisOptions> = {
  client: { maxRetriesPerRequest: null, enableReadyCheck: false },
  subscriber: { maxRetriesPerRequest: null, enableReadyCheck: false },
  bclient: { maxRetriesPerRequest: 0, enableReadyCheck: false },
};

/** Connections to one Redis. They come back by themselves; meanwhile commands fail at once instead of piling up. */
export class RedisLink {
  private readonly byPurpose = new Map<string, Redis>();
  private readonly all: Redis[] = [];
  private closed = false;
  private complainedAt = -Infinity;
  private pulse: NodeJS.Timeout | null = null;

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
    private readonly patience: RedisPatience = PATIENCE,
  ) {}

  /** Bull shares two connections among its queues and blocks on one of each queue's own. */
  client(purpose: Purpose): Redis {
    return purpose === 'bclient' ? this.connect(OF_BULL[purpose]) : this.shared(purpose, OF_BULL[purpose]);
  }

  /** For commands of our own. */
  commands(): Redis {
    return this.shared('commands', {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: this.patience.answerMs,
    });
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
    this.pulse ??= setInterval(() => void this.feel(), this.patience.pulseMs).unref();
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
    if (this.pulse) clearInterval(this.pulse);
    for (const redis of this.all.splice(0)) redis.disconnect();
    this.byPurpose.clear();
  }

  /** A Redis that neither answers nor hangs up (frozen, cut off) is one that went away. */
  private async feel(): Promise<void> {
    if (!this.isUp()) return;
    try {
      await this.commands().ping();
    } catch (error) {
      this.complain(error instanceof Error ? error : new Error(String(error)));
      for (const redis of this.all) redis.disconnect(true);
    }
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
      connectTimeout: CONNECT_MS,
      disconnectTimeout: this.patience.answerMs,
      ...options,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    });
    // Bull makes connections as late as while it closes, and lets old ones connect again.
    redis.on('connect', () => {
      if (this.closed) redis.disconnect();
    });
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
