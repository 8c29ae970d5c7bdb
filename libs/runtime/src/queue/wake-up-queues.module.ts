import { BullModule, getQueueToken, Process, Processor } from '@nestjs/bull';
import { Module, type DynamicModule, type INestApplicationContext, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Job, Queue } from 'bull';
import { type Logger, NestLogger } from '../logging/logger.js';
import { CONCURRENCY, type InProcessEngine } from './in-process-engine.js';
import type { RedisLink } from './redis.js';

/** Nothing stays in Redis and nothing is retried from there. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 };

/** Pause before a queue with a failed connection tries again. */
const ASK_AGAIN_MS = 1_000;

export interface Queues {
  readonly context: INestApplicationContext;
  readonly byName: ReadonlyMap<string, Queue>;
}

@Module({})
class WakeUpQueuesModule {
  static on(redis: RedisLink, names: readonly string[], processors: Provider[]): DynamicModule {
    return {
      module: WakeUpQueuesModule,
      imports: [
        BullModule.forRoot({
          prefix: 'wake-ups',
          createClient: (type) => redis.client(type),
          defaultJobOptions: JOB_OPTIONS,
          settings: { retryProcessDelay: ASK_AGAIN_MS },
        }),
        BullModule.registerQueue(...names.map((name) => ({ name }))),
      ],
      providers: processors,
    };
  }
}

/** Jobs run in the engine or, without one, in another process. */
export async function openQueues(
  redis: RedisLink,
  logger: Logger,
  names: readonly string[],
  engine: InProcessEngine | null,
): Promise<Queues> {
  const processors = engine ? names.map((name) => processorOf(name, engine, logger)) : [];
  const context = await NestFactory.createApplicationContext(
    WakeUpQueuesModule.on(redis, names, processors),
    {
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  const byName = new Map(names.map((name) => [name, context.get<Queue>(getQueueToken(name))]));
  // Bull reports a lost connection on every queue; RedisLink has reported it already.
  for (const queue of byName.values()) queue.on('error', () => undefined);
  return { context, byName };
}

/** A job is locked while it runs, and runs nowhere else. */
function processorOf(name: string, engine: InProcessEngine, logger: Logger): Provider {
  @Processor(name)
  class QueueProcessor {
    @Process({ concurrency: CONCURRENCY })
    take({ data, opts }: Job<object>): Promise<void> {
      return engine.take(name, data, opts.repeat !== undefined);
    }
  }
  const attended = (queue: Queue) => {
    const process = queue.process.bind(queue) as (...args: unknown[]) => Promise<void>;
    // Nest does not await `process`, nor Bull the name of its connection: both fail if Redis dies then.
    Object.assign(queue, {
      process: (...args: unknown[]) =>
        process(...args).catch((error: unknown) => logger.warn({ queue: name, err: error }, 'queue stopped')),
      setWorkerName: () => Promise.resolve(),
    });
    return new QueueProcessor();
  };
  return { provide: QueueProcessor, useFactory: attended, inject: [getQueueToken(name)] };
}
