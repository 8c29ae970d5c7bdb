import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  channelOf,
  Cipher,
  HubGate,
  InProcessPlanning,
  OutboxNotifier,
  newUuid,
  WakeUps,
  type JobChannel,
  type JobHandler,
  type JobName,
  type JobPayloads,
  type WakeOptions,
} from '#domain';
import { CityBuilder } from '#domain/modules';
import { HubMoves, prepareCells } from '#cells';
import type { Type } from '@nestjs/common';
import { createLogger, RenderedBodies, runtimeConfig, type Core, type Environment } from '#runtime';
import {
  Argon2Passwords,
  HubTurns,
  InProcessCityBuilder,
  MemoryRateLimiter,
  Metrics,
  NotificationListener,
  optionalProviders,
  ThreadedRoads,
} from '#runtime/testing';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { ManualClock } from './manual-clock.js';

/** Records wake-ups and runs nothing: a test decides when workers run. */
export class RecordedWakeUps extends WakeUps {
  readonly woken: { job: JobName; payload: JobPayloads[JobName]; options: WakeOptions }[] = [];
  private readonly handlers = new Map<string, JobHandler<never>>();

  wake<J extends JobName>(job: J, payload: JobPayloads[J], options: WakeOptions = {}): void {
    this.woken.push({ job, payload, options });
  }

  on<J extends JobName>(job: J, handler: JobHandler<J>, channel: JobChannel<J> | '' = ''): void {
    this.handlers.set(channel === '' ? job : `${job}/${channel}`, handler);
  }

  repeat(): void {}

  /** Runs the handlers of all recorded wake-ups, including delayed ones. */
  async runAll(): Promise<void> {
    for (const { job, payload } of this.woken.splice(0))
      await this.handlers.get(channelOf(job, payload))?.(payload as never);
  }
}

export interface TestCore extends Core, TestDatabase {
  readonly clock: ManualClock;
  readonly wakeUps: RecordedWakeUps;
}

export interface TestCoreOptions {
  /** The clock's first instant. */
  readonly now?: Date | string;
  /** Instead of a clock of its own. */
  readonly clock?: ManualClock;
  readonly poolSize?: number;
  /** Environment variables of the process. */
  readonly env?: Environment;
  /** Module of work without callers, where faces are opened. */
  readonly worker?: Type;
  /** Replaces the copy of the template, for tests with a server of their own. */
  readonly database?: TestDatabase;
}

export const SECRET_KEY = 'a-secret-only-for-tests';
/** A hash takes a tenth of a millisecond instead of ten: specs make one for every person. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Core objects of a process, on their own database, with a manual clock and workers run by the test. */
export async function testCore(options: TestCoreOptions = {}): Promise<TestCore> {
  const database =
    options.database ??
    (await createTestDatabase(options.poolSize === undefined ? {} : { poolSize: options.poolSize }));
  const clock = options.clock ?? new ManualClock(options.now);
  // A folder of its own: cities in it are seen by every hub.
  const DATA_DIR = join(tmpdir(), `lm-core-${newUuid()}`);
  const own = { PORT: '0', SECRET_KEY, LOG_LEVEL: 'silent', DATA_DIR };
  const config = runtimeConfig({ ...own, ...options.env });
  if (config.cells) await prepareCells(database.db);
  const modules = optionalProviders(config);
  const inProcess = { provide: CityBuilder, useValue: new InProcessCityBuilder(config) };
  const logger = createLogger({ level: config.logLevel, app: 'test', destination: process.stderr });
  return {
    ...database,
    database: database.db,
    hubGate: config.cells ? new HubMoves(database.db, clock) : new HubGate(),
    watch: null,
    listener: new NotificationListener(database.db, logger),
    config,
    logger,
    clock,
    cipher: new Cipher([SECRET_KEY]),
    passwords: new Argon2Passwords(CHEAP),
    secretKeys: [SECRET_KEY],
    pushKeys: config.push,
    wakeUps: new RecordedWakeUps(),
    outboxNotifier: new OutboxNotifier(database.db),
    planning: new InProcessPlanning(),
    // Nobody imports a city here: Jest gives threads no loader of sources, and the demonstration has a city.
    roads: new ThreadedRoads(clock, logger, { dataDir: join(config.dataDir, 'roads') }),
    ofModules: { ...modules, 'city-maker': [...modules['city-maker'], inProcess] },
    metrics: new Metrics(),
    renderedBodies: new RenderedBodies(config.renderedBodiesBytes),
    rateLimiter: new MemoryRateLimiter(clock),
    hubTurns: new HubTurns(clock, config.hubConcurrency),
    recentWriters: null,
    health: new Map(),
  };
}

/**
 * Takes every record but those of migrations, the ledger's too; ids go on. To truncate all tables, with their
 * indexes, takes fifteen times as long as to delete from the few that have pages.
 */
const EMPTIES = `
  do $$ declare named regclass; begin
    perform set_config('session_replication_role', 'replica', true);
    for named in select oid from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0
    loop execute 'delete from ' || named; end loop;
  end $$`;

/** Makes a core fit for another spec: no records, nothing to wake or known of callers, its clock set. */
export async function emptyCore(core: TestCore, instant: Date): Promise<void> {
  await core.db.execute(EMPTIES);
  core.wakeUps.woken.splice(0);
  core.renderedBodies.clear();
  core.clock.set(instant);
  Object.assign(core.rateLimiter, new MemoryRateLimiter(core.clock));
  Object.assign(core.hubTurns, new HubTurns(core.clock, core.config.hubConcurrency));
}
