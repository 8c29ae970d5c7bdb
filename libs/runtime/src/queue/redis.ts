import type { Redis, RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.js';

const CONNECT_MS = 2_000;
const RECONNECT_MAX_MS = 2_000;
const COMPLAIN_EVERY_MS = 10_000;

const DEFAULT_TIMEOUTS = { answerMs: 1_000, probeEveryMs: 5_000 };

type Purpose = 'client' | 'subscriber' | 'bclient';

/**
 * Bull requires that these connections wait for Redis without limit. On the blocking connection a pop without
 * answer must fail when Redis goes down: sent again after its return, the sixteen pops of a queue would block
 * one after the other, five seconds each, and closing would wait for the last.
 */
const OF_BULL: Record<Purpose, RedisOptions> = {
  client: { maxRetriesPerRequest: null, enableReadyCheck: false },
  subscriber: { maxRetriesPerRequest: null, enableReadyCheck: false },
  bclient: { maxRetriesPerRequest: 0, enableReadyCheck: false },
};

/** Connections reconnect by themselves; until then commands fail at once instead of queueing up. */
export class RedisLink {
  private readonly byPurpose = new Map<string, Redis>();
  private readonly all: Redis[] = [];
  private closed = false;
  private warnedAt = -Infinity;
  private probeTimer: NodeJS.Timeout | null = null;

  private constructor(
    private readonly Client: typeof Redis,
    private readonly url: string,
    private readonly logger: Logger,
    private readonly timeouts: typeof DEFAULT_TIMEOUTS,
  ) {}

  /** A process without Redis does not load its client. */
  static async at(url: string, logger: Logger, timeouts = DEFAULT_TIMEOUTS): Promise<RedisLink> {
    const { Redis } = await import('ioredis');
    return new RedisLink(Redis, url, logger, timeouts);
  }

  /** Bull shares two connections among its queues; each queue has a blocking one of its own. */
  client(purpose: Purpose): Redis {
    return purpose === 'bclient' ? this.connect(OF_BULL[purpose]) : this.shared(purpose, OF_BULL[purpose]);
  }

  commands(): Redis {
    return this.shared('commands', {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: this.timeouts.answerMs,
    });
  }

  /** For the start of a process. */
  async requireReachable(): Promise<void> {
    const probe = new this.Client(this.url, {
      lazyConnect: true,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
    });
    const last: { error?: Error } = {};
    probe.on('error', (error: Error) => (last.error = error));
    try {
      await probe.connect();
      await probe.ping();
    } catch (error) {
      throw last.error ?? error;
    } finally {
      probe.disconnect();
    }
    await this.ready();
    this.probeTimer ??= setInterval(() => void this.probe(), this.timeouts.probeEveryMs).unref();
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
    if (this.probeTimer) clearInterval(this.probeTimer);
    for (const redis of this.all.splice(0)) redis.disconnect();
    this.byPurpose.clear();
  }

  /** A Redis that neither answers nor closes the connection counts as down. */
  private async probe(): Promise<void> {
    if (!this.isUp()) return;
    try {
      await this.commands().ping();
    } catch (error) {
      this.warn(error instanceof Error ? error : new Error(String(error)));
      for (const redis of this.all) redis.disconnect(true);
    }
  }

  private shared(name: string, options: RedisOptions): Redis {
    const known = this.byPurpose.get(name);
    if (known) return known;
    const made = this.connect(options);
    // Every queue listens on the shared connections: this is no leak.
    made.setMaxListeners(0);
    this.byPurpose.set(name, made);
    return made;
  }

  private connect(options: RedisOptions): Redis {
    const redis = new this.Client(this.url, {
      connectTimeout: CONNECT_MS,
      disconnectTimeout: this.timeouts.answerMs,
      ...options,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    });
    // Bull opens connections even while it closes, and reconnects old ones.
    redis.on('connect', () => {
      if (this.closed) redis.disconnect();
    });
    if (this.closed) redis.disconnect();
    else this.all.push(redis);
    redis.on('error', (error: Error) => this.warn(error));
    handleFailedSubscriptions(redis);
    return redis;
  }

  private warn(error: Error): void {
    if (performance.now() - this.warnedAt < COMPLAIN_EVERY_MS) return;
    this.warnedAt = performance.now();
    this.logger.warn({ err: error }, 'Redis away: workers find their work by sweeping');
  }
}

/**
 * ioredis subscribes again after a lost connection and drops that promise: if the connection is closed at
 * that moment, the promise would be an unhandled rejection, which ends the process. Our own callers of
 * `subscribe` still get the error.
 */
function handleFailedSubscriptions(redis: Redis): void {
  for (const name of ['subscribe', 'psubscribe'] as const) {
    const original = redis[name].bind(redis) as (...channels: string[]) => Promise<unknown>;
    const handled = (...channels: string[]) => {
      const subscribing = original(...channels);
      subscribing.catch(() => undefined);
      return subscribing;
    };
    Object.assign(redis, { [name]: handled });
  }
}
