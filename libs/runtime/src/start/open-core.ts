import { Cipher, OutboxBell, SendersAtHand, SystemClock, type Clock, type Database } from '#domain';
import { prepareDataFolder, secretKeys, type RuntimeConfig } from '../config/index.js';
import type { Core, HealthCheck } from '../core/index.js';
import { pendingMigrations } from '../database/index.js';
import { MemoryRateLimiter, RedisRateLimiter, type RateLimiter } from '../limits/index.js';
import { createLogger, type Logger } from '../logging/index.js';
import { Metrics } from '../metrics/index.js';
import { BullEngine, InProcessEngine, RedisLink, type WakeUpEngine } from '../queue/index.js';
import { openDatabase } from './open-database.js';
import { patiently } from './patience.js';

export interface OpenedCore extends Core {
  readonly wakeUps: WakeUpEngine;
  /** Lets running jobs finish, then lets go of the queue and the database. */
  close(): Promise<void>;
}

export interface CoreUser {
  readonly name: string;
  readonly role: 'server' | 'tool';
}

/** Opens everything a process has once. What is away is waited for, what is wrong is told in one line. */
export async function openCore(config: RuntimeConfig, user: CoreUser): Promise<OpenedCore> {
  // Found out now rather than with the first file that comes in.
  if (user.role === 'server' && config.s3 === null) prepareDataFolder(config.dataDir);
  const logger = createLogger({ level: config.logLevel, app: user.name });
  const opened = await openDatabase(config, { ...user, logger });
  const { database } = opened;
  try {
    const secrets = secretKeys(config);
    const clock = new SystemClock();
    const queue = await openQueue(config, clock, logger);
    const metrics = new Metrics();
    metrics.watchPool(database);
    metrics.gauge(
      { name: 'queue_jobs', help: 'Wake-ups by queue and state', labelNames: ['queue', 'state'] },
      () => depths(queue.wakeUps),
    );
    return {
      config,
      logger,
      clock,
      cipher: new Cipher(secrets),
      secretKeys: secrets,
      database,
      wakeUps: queue.wakeUps,
      outboxBell: new OutboxBell(database),
      senders: new SendersAtHand(),
      metrics,
      rateLimiter: queue.rateLimiter,
      health: healthChecks(database, queue.wakeUps),
      close: async () => {
        await queue.wakeUps.close();
        await opened.close();
        logger.flush();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

interface Queue {
  readonly wakeUps: WakeUpEngine;
  readonly rateLimiter: RateLimiter;
}

async function openQueue(config: RuntimeConfig, clock: Clock, logger: Logger): Promise<Queue> {
  const inMemory = new MemoryRateLimiter(clock);
  if (config.redisUrl === null) return { wakeUps: new InProcessEngine(logger), rateLimiter: inMemory };
  const redis = new RedisLink(config.redisUrl, logger);
  try {
    await patiently(() => redis.reach(), {
      what: 'Redis',
      variable: 'REDIS_URL',
      limitMs: config.startRetryMs,
    });
    const wakeUps = await BullEngine.open(redis, logger);
    return { wakeUps, rateLimiter: new RedisRateLimiter(redis.commands(), inMemory) };
  } catch (error) {
    await redis.close();
    throw error;
  }
}

async function depths(wakeUps: WakeUpEngine) {
  const queues = await wakeUps.depth();
  return queues.flatMap(({ queue, waiting, delayed, active }) => [
    { queue, state: 'waiting', value: waiting },
    { queue, state: 'delayed', value: delayed },
    { queue, state: 'active', value: active },
  ]);
}

function healthChecks(database: Database, wakeUps: WakeUpEngine): Map<string, HealthCheck> {
  return new Map<string, HealthCheck>([
    ['database', async () => (await database.query('SELECT 1')).length === 1 || 'away'],
    ['queue', async () => (await wakeUps.isUp()) || 'away'],
    ['migrations', async () => (await pendingMigrations(database.dataSource)).length === 0 || 'pending'],
  ]);
}
