import {
  channelOf,
  Cipher,
  OutboxBell,
  SendersAtHand,
  WakeUps,
  type JobChannel,
  type JobHandler,
  type JobName,
  type JobPayloads,
  type WakeOptions,
} from '#domain';
import {
  createLogger,
  MemoryRateLimiter,
  Metrics,
  runtimeConfig,
  type Core,
  type Environment,
} from '#runtime';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { TurnableClock } from './turnable-clock.js';

/** Writes down what was woken and runs nothing: a test decides when workers work. */
export class RecordedWakeUps extends WakeUps {
  readonly woken: { job: JobName; payload: JobPayloads[JobName]; options: WakeOptions }[] = [];
  private readonly handlers = new Map<string, JobHandler<never>>();

  wake<J extends JobName>(job: J, payload: JobPayloads[J], options: WakeOptions = {}): void {
    this.woken.push({ job, payload, options });
  }

  on<J extends JobName>(job: J, handler: JobHandler<J>, channel: JobChannel<J> | '' = ''): void {
    this.handlers.set(channel === '' ? job : `${job}/${channel}`, handler);
  }

  /** Runs the registered handlers of everything woken so far, delays included. */
  async runAll(): Promise<void> {
    for (const { job, payload } of this.woken.splice(0))
      await this.handlers.get(channelOf(job, payload))?.(payload as never);
  }
}

export interface TestCore extends Core, TestDatabase {
  readonly clock: TurnableClock;
  readonly wakeUps: RecordedWakeUps;
}

export interface TestCoreOptions {
  /** Where the clock stands. */
  readonly now?: Date | string;
  readonly poolSize?: number;
  /** Variables, as the process would get them. */
  readonly env?: Environment;
  /** Instead of a fresh copy of the run's template: for tests that bring a server of their own. */
  readonly database?: TestDatabase;
}

const SECRET = 'a-secret-only-for-tests';

/** What a process has, on a database of the caller's own, with a clock and workers that wait to be told. */
export async function testCore(options: TestCoreOptions = {}): Promise<TestCore> {
  const database =
    options.database ??
    (await createTestDatabase(options.poolSize === undefined ? {} : { poolSize: options.poolSize }));
  const clock = new TurnableClock(options.now);
  const config = runtimeConfig({ PORT: '0', SECRET_KEY: SECRET, LOG_LEVEL: 'silent', ...options.env });
  return {
    ...database,
    database: database.db,
    config,
    logger: createLogger({ level: config.logLevel, app: 'test', destination: process.stderr }),
    clock,
    cipher: new Cipher([SECRET]),
    secretKeys: [SECRET],
    wakeUps: new RecordedWakeUps(),
    outboxBell: new OutboxBell(database.db),
    senders: new SendersAtHand(),
    metrics: new Metrics(),
    rateLimiter: new MemoryRateLimiter(clock),
    health: new Map(),
  };
}
