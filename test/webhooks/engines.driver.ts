import {
  WakeUps,
  type JobChannel,
  type JobHandler,
  type JobName,
  type JobPayloads,
  type WakeOptions,
} from '#domain';
import { createLogger } from '#runtime';
import { BullEngine, InProcessEngine, RedisLink } from '#runtime/testing';
import { findRedisServer, startTestRedis, type TestRedis } from '../support/index.js';

export interface OpenEngine {
  readonly wakeUps: WakeUps;
  /** null: this engine needs no Redis. */
  readonly redis: TestRedis | null;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  open(): Promise<OpenEngine>;
}

const logger = createLogger({ level: 'silent', app: 'test' });

export const IN_PROCESS: Engine = {
  name: 'in the process',
  open: async () => {
    const wakeUps = new InProcessEngine(logger);
    return { wakeUps, redis: null, close: () => wakeUps.close() };
  },
};

/** Waker and woken are two processes, as relay and faces are; within one process Redis is not used. */
class Apart extends WakeUps {
  constructor(
    private readonly waking: BullEngine,
    private readonly woken: BullEngine,
  ) {
    super();
  }

  wake<J extends JobName>(job: J, payload: JobPayloads[J], options?: WakeOptions): void {
    this.waking.wake(job, payload, options);
  }

  on<J extends JobName>(job: J, handler: JobHandler<J>, channel?: JobChannel<J>): void {
    this.woken.on(job, handler, channel);
  }

  repeat(task: string, everyMs: number): void {
    this.woken.repeat(task, everyMs);
  }
}

async function engineOn(url: string): Promise<BullEngine> {
  const link = await RedisLink.at(url, logger);
  await link.requireReachable();
  return BullEngine.open(link, logger);
}

export function throughBull(redisServer: string): Engine {
  return {
    name: 'through Bull',
    open: async () => {
      const redis = await startTestRedis(redisServer);
      const engines = [await engineOn(redis.url), await engineOn(redis.url)] as const;
      const close = async () => {
        await Promise.all(engines.map((engine) => engine.close()));
        await redis.close();
      };
      return { wakeUps: new Apart(...engines), redis, close };
    },
  };
}

const redisServer = findRedisServer();
if (redisServer === null) console.log('Bull suites skipped: there is no redis-server on the PATH');

/** null: no Redis on this machine. */
export const BULL = redisServer === null ? null : throughBull(redisServer);

/** Every engine of wake-ups; suites run on each. */
export const ENGINES: readonly Engine[] = BULL === null ? [IN_PROCESS] : [IN_PROCESS, BULL];
