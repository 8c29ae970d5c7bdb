import {
  channelOf,
  type JobChannel,
  type JobHandler,
  type JobName,
  type JobPayloads,
  type WakeOptions,
} from '#domain';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Job, Queue } from 'bull';
import { setTimeout as pause } from 'node:timers/promises';
import { InProcessEngine } from './in-process-engine.js';
import type { RedisLink } from './redis.js';
import { CONCURRENCY, keyOf, QUEUES, WakeUpEngine, type QueueDepth } from './wake-up-engine.js';
import { type Logger, NestLogger } from '../logging/logger.js';

/** Delayed wake-ups of one key within this time are one wake-up. */
const SLICE_MS = 50;
const CLOSE_MS = 2_000;

/**
 * Wake-ups between processes, through Bull. A process wakes its own handlers without Redis. A lost Redis loses
 * wake-ups, never work. Bull is loaded only where Redis is configured.
 */
export class BullEngine extends WakeUpEngine {
  private readonly local: InProcessEngine;
  /** Wake-ups being sent to Redis: an equal one is not sent again. */
  private readonly leaving = new Set<string>();
  private readonly running = new Set<Promise<void>>();
  /** Bull takes one handler for a queue and never lets it go; background work starts again after a failover. */
  private readonly handlers = new Map<string, (data: never) => Promise<void>>();
  private closed = false;

  private constructor(
    private readonly context: INestApplicationContext,
    private readonly queues: ReadonlyMap<string, Queue>,
    private readonly redis: RedisLink,
    private readonly logger: Logger,
  ) {
    super();
    this.local = new InProcessEngine(logger);
  }

  static async open(redis: RedisLink, logger: Logger): Promise<BullEngine> {
    const { WakeUpQueuesModule, queuesOf } = await import('./wake-up-queues.module.js');
    const context = await NestFactory.createApplicationContext(WakeUpQueuesModule.on(redis), {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    const queues = queuesOf(context);
    for (const queue of queues.values()) {
      // Bull reports a lost connection on every queue; RedisLink has reported it already.
      queue.on('error', () => undefined);
      // Bull names its connections without handling the failure when Redis dies at that moment.
      Object.assign(queue, { setWorkerName: () => Promise.resolve() });
    }
    return new BullEngine(context, queues, redis, logger);
  }

  on<J extends JobName>(job: J, handler: JobHandler<J>, channel: JobChannel<J> | '' = ''): void {
    const name = channel === '' ? job : `${job}/${channel}`;
    this.local.on(job, handler, channel);
    const known = this.handlers.has(name);
    this.handlers.set(name, handler);
    if (!known) this.process(name);
  }

  private process(name: string): void {
    const handle = async (data: never) => {
      try {
        await this.handlers.get(name)?.(data);
      } catch (error) {
        this.logger.error({ job: name, err: error }, 'job failed');
      }
    };
    const run = ({ data }: Job) => {
      const running = handle(data as never).finally(() => this.running.delete(running));
      this.running.add(running);
      return running;
    };
    this.queue(name)
      .process(CONCURRENCY, run)
      .catch((error: unknown) => {
        if (!this.closed) this.logger.error({ job: name, err: error }, 'queue stopped');
      });
  }

  wake<J extends JobName>(job: J, payload: JobPayloads[J], options: WakeOptions = {}): void {
    const name = channelOf(job, payload);
    const delay = Math.max(0, options.delayMs ?? 0);
    if (delay === 0 && this.local.hasHandler(name)) {
      this.local.wake(job, payload, options);
      return;
    }
    // Wake-ups are dropped while Redis is down: the sweep does their work.
    if (this.closed || !this.redis.isUp()) return;
    const id = `${name}|${keyOf(payload, options.key)}${delay > 0 ? `|${this.slice(delay)}` : ''}`;
    if (this.leaving.has(id)) return;
    this.leaving.add(id);
    // A wake-up due now gets no id: Bull would take it for the running job of that id and drop it.
    const placing = delay > 0 ? { delay, jobId: id } : {};
    this.queue(name)
      .add(payload, placing)
      .catch((error: unknown) => this.logger.warn({ job: name, err: error }, 'wake-up lost'))
      .finally(() => this.leaving.delete(id));
  }

  async depth(): Promise<QueueDepth[]> {
    return Promise.all(
      QUEUES.map(async (name) => {
        const { waiting, delayed, active } = await this.queue(name).getJobCounts();
        return { queue: name, waiting, delayed, active };
      }),
    );
  }

  async isUp(): Promise<boolean> {
    if (!this.redis.isUp()) return false;
    await this.redis.commands().ping();
    return true;
  }

  async close(): Promise<void> {
    this.closed = true;
    // Waits for the handlers. Bull also waits for Redis, which may be down: only for a while, as nothing is lost.
    await inTime(Promise.all(QUEUES.map((name) => this.queue(name).close(true))));
    await Promise.all([this.local.close(), ...this.running]);
    await inTime(this.context.close());
    await this.redis.close();
  }

  private queue(name: string): Queue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`No queue ${name}`);
    return queue;
  }

  private slice(delayMs: number): number {
    return Math.ceil((performance.timeOrigin + performance.now() + delayMs) / SLICE_MS);
  }
}

async function inTime(closing: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  await Promise.race([closing, pause(CLOSE_MS, null, { signal: late.signal }).catch(() => null)]);
  late.abort();
}
