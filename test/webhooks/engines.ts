import { BullEngine, createLogger, InProcessEngine, RedisLink, type WakeUpEngine } from '#runtime';
import { findRedisServer, startTestRedis, type TestRedis } from '../support/index.js';

export interface OpenEngine {
  readonly wakeUps: WakeUpEngine;
  /** null: this engine needs none. */
  readonly redis: TestRedis | null;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  open(): Promise<OpenEngine>;
}

const logger = createLogger({ level: 'silent', app: 'test' });

const inProcess: Engine = {
  name: 'in the process',
  open: async () => {
    const wakeUps = new InProcessEngine(logger);
    return { wakeUps, redis: null, close: () => wakeUps.close() };
  },
};

export function throughBull(redisServer: string): Engine {
  return {
    name: 'through Bull',
    open: async () => {
      const redis = await startTestRedis(redisServer);
      const link = new RedisLink(redis.url, logger);
      await link.reach();
      const wakeUps = await BullEngine.open(link, logger);
      const close = async () => {
        await wakeUps.close();
        await redis.close();
      };
      return { wakeUps, redis, close };
    },
  };
}

const redisServer = findRedisServer();
if (redisServer === null) console.log('Bull suites skipped: there is no redis-server on the PATH');

/** null: there is no Redis to be had here. */
export const BULL = redisServer === null ? null : throughBull(redisServer);

/** Every way of waking, to run one suite on each. */
export const ENGINES: readonly Engine[] = BULL === null ? [inProcess] : [inProcess, BULL];
