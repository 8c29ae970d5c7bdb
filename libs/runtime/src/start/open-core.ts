import {
  CHANGES_CHANNEL,
  Cipher,
  HubGate,
  OutboxNotifier,
  SystemClock,
  type Clock,
  type Database,
} from '#domain';
import { hasCells, HubMoves, prepareCells } from '#cells';
import { StartupError } from '../startup.error.js';
import { openDatabase, type OpenedDatabase } from './open-database.js';
import { retryAtStartup } from './startup-retry.js';
import { RenderedBodies } from '../bodies/rendered-bodies.js';
import { prepareDataFolder, secretKeys } from '../config/data-folder.js';
import { pushKeys } from '../config/push-keys.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import type { Core, HealthCheck } from '../core/core.js';
import { optionalProviders } from '../core/optional-providers.js';
import { NotificationListener } from '../database/notification-listener.js';
import { pendingMigrations } from '../database/migrate.js';
import { isReadOnly, tryWriting } from '../database/host-client.js';
import type { Replica } from '../database/replica.js';
import { HubTurns } from '../limits/hub-turns.js';
import { MemoryRateLimiter, type RateLimiter } from '../limits/rate-limiter.js';
import { MemoryRecentWriters, type RecentWriters } from '../limits/recent-writers.js';
import { RedisRateLimiter } from '../limits/redis-rate-limiter.js';
import { RedisRecentWriters } from '../limits/redis-recent-writers.js';
import type { GroupMember } from '../group/group-member.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { Argon2Passwords } from '../passwords/argon2-passwords.js';
import { BullEngine } from '../queue/bull-engine.js';
import { InProcessEngine, type WakeUpEngine } from '../queue/in-process-engine.js';
import { RedisLink } from '../queue/redis.js';
import { ThreadedPlanning } from '../threads/threaded-planning.js';
import { ThreadedRoads } from '../threads/threaded-roads.js';

export interface OpenedCore extends Core {
  readonly wakeUps: WakeUpEngine;
  /** Lets running jobs finish first. */
  close(): Promise<void>;
}

interface CoreProcess {
  readonly name: string;
  readonly role: 'server' | 'tool';
  /** Whether it starts and stops the embedded PostgreSQL; default: servers do. */
  readonly owns?: boolean;
  /** The first process of a group keeps PostgreSQL. */
  readonly member?: GroupMember | null;
}

/** Services that are down are waited for; faults of configuration are reported in one line. */
export async function openCore(config: RuntimeConfig, user: CoreProcess): Promise<OpenedCore> {
  // The first upload would find a fault too late.
  if (user.role === 'server' && config.s3 === null) prepareDataFolder(config.dataDir);
  const logger = createLogger({ level: config.logLevel, app: user.name, member: user.member?.number });
  const { owns = user.role === 'server' && !user.member } = user;
  const opened = await openDatabase(config, { ...user, owns, logger });
  const { database } = opened;
  try {
    const secrets = secretKeys(config);
    const clock = new SystemClock();
    const hubGate = config.cells ? await openCells(database, clock, config) : new HubGate();
    const queue = await openQueue(config, clock, logger);
    const planning = new ThreadedPlanning(clock, logger);
    const roads = new ThreadedRoads(clock, logger, config);
    const metrics = metricsOf(opened, queue, user);
    const recentWriters = opened.replica && recentWritersOf(queue, opened.replica, clock, config);
    const renderedBodies = new RenderedBodies(config.renderedBodiesBytes);
    renderedBodies.observe(metrics);
    const listener = new NotificationListener(database, logger);
    const stopListening = user.role === 'server' ? listenForChanges(listener, database) : () => undefined;
    return {
      config,
      logger,
      clock,
      cipher: new Cipher(secrets),
      passwords: new Argon2Passwords(),
      secretKeys: secrets,
      pushKeys: pushKeys(config),
      database,
      hubGate,
      listener,
      wakeUps: queue.wakeUps,
      watch: opened.watch,
      outboxNotifier: new OutboxNotifier(database),
      planning,
      roads,
      ofModules: optionalProviders(config),
      metrics,
      renderedBodies,
      rateLimiter: queue.rateLimiter,
      hubTurns: turnsOf(config, clock, metrics),
      recentWriters,
      health: healthChecks(database, queue.wakeUps),
      close: async () => {
        stopListening();
        await queue.wakeUps.close();
        await planning.close();
        await roads.close();
        await opened.close();
        logger.flush();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Drops from this process's caches what other processes changed. */
export function listenForChanges(listener: NotificationListener, database: Database): () => void {
  return listener.on(CHANGES_CHANNEL, (payload) => database.changes.receive(payload));
}

/** Cells have their own tables, made as migrations are: at start, or by the one-shot job. */
async function openCells(database: Database, clock: Clock, config: RuntimeConfig): Promise<HubMoves> {
  if (config.migrateAtStart && !(await isReadOnly(database))) await prepareCells(database);
  else if (!(await hasCells(database)))
    throw new StartupError('The database lacks what CELLS needs: run `npm run cli -- migrate` with it first');
  return new HubMoves(database, clock);
}

function metricsOf(
  { database, replica }: OpenedDatabase,
  { wakeUps }: Queue,
  { member }: CoreProcess,
): Metrics {
  const metrics = new Metrics();
  metrics.observePool(database);
  if (replica) metrics.observeReplica(replica);
  if (member) metrics.joinGroup(member);
  metrics.gauge(
    {
      name: 'queue_jobs',
      help: 'Wake-ups by queue and state',
      labelNames: ['queue', 'state'],
      aggregator: 'sum',
    },
    async () =>
      (await wakeUps.depth()).flatMap(({ queue, waiting, delayed, active }) => [
        { queue, state: 'waiting', value: waiting },
        { queue, state: 'delayed', value: delayed },
        { queue, state: 'active', value: active },
      ]),
  );
  return metrics;
}

function turnsOf({ hubConcurrency }: RuntimeConfig, clock: Clock, metrics: Metrics): HubTurns {
  const turns = new HubTurns(clock, hubConcurrency);
  metrics.gauge<never>(
    { name: 'hub_requests_waiting', help: 'Requests that wait for the turn of their hub', aggregator: 'sum' },
    async () => [{ value: turns.waiting }],
  );
  return turns;
}

interface Queue {
  readonly wakeUps: WakeUpEngine;
  readonly rateLimiter: RateLimiter;
  readonly redis: RedisLink | null;
}

async function openQueue(config: RuntimeConfig, clock: Clock, logger: Logger): Promise<Queue> {
  const inMemory = new MemoryRateLimiter(clock);
  if (config.redisUrl === null)
    return { wakeUps: new InProcessEngine(logger), rateLimiter: inMemory, redis: null };
  const redis = await RedisLink.at(config.redisUrl, logger);
  try {
    await retryAtStartup(() => redis.requireReachable(), {
      what: 'Redis',
      variable: 'REDIS_URL',
      limitMs: config.startRetryMs,
    });
    const wakeUps = await BullEngine.open(redis, logger);
    return { wakeUps, rateLimiter: new RedisRateLimiter(redis.commands(), inMemory), redis };
  } catch (error) {
    await redis.close();
    throw error;
  }
}

function recentWritersOf(
  { redis }: Queue,
  replica: Replica,
  clock: Clock,
  { requestTimeoutMs }: RuntimeConfig,
): RecentWriters {
  const own = new MemoryRecentWriters(clock, () => replica.lagMs ?? 0);
  return redis === null ? own : new RedisRecentWriters(redis.commands(), own, requestTimeoutMs);
}

/** Anybody may ask for health, so writing is tried only once in this time. */
const WRITE_TRIED_MS = 5_000;

/** A process on a standby, or whose database has no room, gets no requests, as most of them write. */
export function databaseHealth(database: Database): () => Promise<true | string> {
  let tried: Promise<true | string> | null = null;
  const attempt = () =>
    tryWriting(database).then(
      () => true as const,
      () => 'takes no writes',
    );
  return async () => {
    if (await isReadOnly(database)) return 'read-only';
    if (tried === null) {
      tried = attempt();
      setTimeout(() => (tried = null), WRITE_TRIED_MS).unref();
    }
    return await tried;
  };
}

function healthChecks(database: Database, wakeUps: WakeUpEngine): Map<string, HealthCheck> {
  return new Map<string, HealthCheck>([
    ['database', { ask: databaseHealth(database), required: true }],
    // Not required: without Redis requests are still answered and work is found by polling, and all processes
    // would be unready at once.
    ['queue', { ask: async () => (await wakeUps.isUp()) || 'away', required: false }],
    [
      'migrations',
      {
        ask: async () => (await pendingMigrations(database.dataSource)).length === 0 || 'pending',
        required: true,
      },
    ],
  ]);
}
