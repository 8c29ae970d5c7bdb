import { BullModule, getQueueToken } from '@nestjs/bull';
import { Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
import type { RedisLink } from './redis.js';
import { QUEUES } from './wake-up-engine.js';

/** A wake-up is used once, whatever its result: nothing stays in Redis, nothing is retried from there. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 };

/** Interval at which a queue with a failed connection tries again. */
const ASK_AGAIN_MS = 1_000;

/** The queues of all jobs on one Redis, as @nestjs/bull makes them. */
@Module({})
export class WakeUpQueuesModule {
  static on(redis: RedisLink): DynamicModule {
    return {
      module: WakeUpQueuesModule,
      imports: [
        BullModule.forRoot({
          prefix: 'wake-ups',
          createClient: (type) => redis.client(type),
          defaultJobOptions: JOB_OPTIONS,
          settings: { retryProcessDelay: ASK_AGAIN_MS },
        }),
        BullModule.registerQueue(...QUEUES.map((name) => ({ name }))),
      ],
      exports: [BullModule],
    };
  }
}

export function queuesOf(context: INestApplicationContext): ReadonlyMap<string, Queue> {
  return new Map(QUEUES.map((name) => [name, context.get<Queue>(getQueueToken(name))]));
}
