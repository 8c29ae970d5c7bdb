import {
  channelOf,
  type JobChannel,
  type JobHandler,
  type JobName,
  type JobPayloads,
  type WakeOptions,
} from '#domain';
import type { Queue } from 'bull';
import { setTimeout as pause } from 'node:timers/promises';
import { InProcessEngine, keyOf, type QueueDepth, QUEUES, WakeUpEngine } from './in-process-engine.js';
import type { RedisLink } from './redis.js';
import type { Queues } from './wake-up-queues.module.js';
import type { Logger } from '../logging/logger.js';

/** Delayed wake-ups of one key within this time are merged. */
const SLICE_MS = 50;
const CLOSE_MS = 2_000;
/** Checks whether Redis is back. */
const POLL_MS = 250;
const ENTER_MS = 15_000;

type OpenQueues = (names: readonly string[], engine: InProcessEngine | null) => Promise<Queues>;

/**
 * Wake-ups between processes, through Bull. A process wakes its own handlers without Redis. A lost Redis
 * loses wake-ups, never work: while it is away each process repeats by itself. Bull is loaded only where
 * Redis is configured.
 */
export class BullEngine extends WakeUpEngine {
  private readonly local: InProcessEngine;
  /** Wake-ups being sent to Redis: an equal one is not sent again. */
  private readonly leaving = new Set<string>();
  private readonly handled = new Set<string>();
  private readonly unopened: string[] = [];
  private readonly processing: Promise<Queues | null>[] = [];
  /** Intervals by task, in milliseconds. */
  private readonly repeated = new Map<string, number>();
  private enteredAt = -Infinity;
  private looking: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(
    private readonly openQueues: OpenQueues,
    private readonly queues: Queues,
    private readonly redis: RedisLink,
    private readonly logger: Logger,
  ) {
    super();
    this.local = new InProcessEngine(logger, () => !redis.isUp());
  }

  static async open(redis: RedisLink, logger: Logger): Promise<BullEngine> {
    const { openQueues } = await import('./wake-up-queues.module.js');
    const open: OpenQueues = (names, engine) => openQueues(redis, logger, names, engine);
    return new BullEngine(open, await open(QUEUES, null), redis, logger);
  }

  on<J extends JobName>(job: J, handler: JobHandler<J>, channel: JobChannel<J> | '' = ''): void {
    const name = channel === '' ? job : `${job}/${channel}`;
    this.local.on(job, handler, channel);
    if (this.handled.has(name)) return;
    this.handled.add(name);
    // All queues that are opened in this turn of the event loop begin together.
    if (this.unopened.push(name) === 1) setImmediate(() => this.processing.push(this.process()));
  }

  private async process(): Promise<Queues | null> {
    const names = this.unopened.splice(0);
    if (this.closed) return null;
    try {
      return await this.openQueues(names, this.local);
    } catch (error) {
      this.logger.error({ queues: names, err: error }, 'queues not opened');
      return null;
    }
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

  repeat(task: string, everyMs: number): void {
    this.local.repeat(task, everyMs);
    this.repeated.set(task, everyMs);
    this.looking ??= setInterval(() => void this.enterRepeated(), POLL_MS).unref();
  }

  /** A Redis that came back may be empty; tasks that no release repeats any more are removed. */
  private async enterRepeated(): Promise<void> {
    if (!this.redis.isUp()) this.enteredAt = -Infinity;
    if (!this.redis.isUp() || performance.now() - this.enteredAt < ENTER_MS) return;
    this.enteredAt = performance.now();
    const queue = this.queue('tasks.run');
    try {
      for (const { key, id, every } of await queue.getRepeatableJobs())
        if (this.repeated.get(id ?? '') !== every) await queue.removeRepeatableByKey(key);
      for (const [task, every] of this.repeated)
        await queue.add({ task }, { jobId: task, repeat: { every } });
    } catch (error) {
      if (!this.closed) this.logger.warn({ err: error }, 'tasks not repeated');
    }
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
    clearInterval(this.looking);
    const processing = (await Promise.all(this.processing)).filter((one) => one !== null);
    const all = [this.queues, ...processing];
    // Bull waits for Redis, which may be down; nothing is lost when it is not waited for.
    await inTime(
      Promise.all(all.flatMap(({ byName }) => [...byName.values()].map((one) => one.close(true)))),
    );
    await this.local.close();
    await inTime(Promise.all(all.map(({ context }) => context.close())));
    await this.redis.close();
  }

  private queue(name: string): Queue {
    const queue = this.queues.byName.get(name);
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
