import { JOB_CHANNELS, type JobName } from '#domain';
import { BullModule } from '@nestjs/bull';
import { Module, type DynamicModule } from '@nestjs/common';
import type { RedisLink } from './redis.js';

export const QUEUES: readonly string[] = (Object.keys(JOB_CHANNELS) as JobName[]).flatMap((job) =>
  JOB_CHANNELS[job].map((channel) => (channel === '' ? job : `${job}/${channel}`)),
);

/** A wake-up is used once, whatever becomes of it: nothing stays in Redis, nothing is tried again from there. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 };

/** How soon a queue whose connection failed asks again. */
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
