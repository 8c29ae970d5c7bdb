import {
  channelOf,
  JOB_CHANNELS,
  type JobChannel,
  type JobHandler,
  type JobName,
  type JobPayloads,
  type WakeOptions,
  WakeUps,
} from '#domain';
import type { Logger } from '../logging/logger.js';

export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
}

export abstract class WakeUpEngine extends WakeUps {
  abstract depth(): Promise<QueueDepth[]>;
  abstract isUp(): Promise<boolean>;
  /** Waits for running handlers; waiting wake-ups are dropped (in process) or left to others (Redis). */
  abstract close(): Promise<void>;
}

export const QUEUES: readonly string[] = (Object.keys(JOB_CHANNELS) as JobName[]).flatMap((job) =>
  JOB_CHANNELS[job].map((channel) => (channel === '' ? job : `${job}/${channel}`)),
);

/** Handlers of one job that run at a time in one process. */
export const CONCURRENCY = 16;

/** Equal payloads of one job are one wake-up, unless the caller gives a key. */
export function keyOf(payload: object, key?: string): string {
  return key ?? JSON.stringify(payload);
}

interface Waiting {
  readonly payload: object;
  readonly timer: NodeJS.Timeout;
  readonly dueAt: number;
}

/** The queue of one job, or of one job of one face. */
class Channel {
  handler: JobHandler<never> | null = null;
  readonly delayed = new Map<string, Waiting>();
  /** In the order they became due. */
  readonly ready = new Map<string, object>();
  readonly running = new Map<string, Promise<void>>();
}

/** The queue of a process without Redis. */
export class InProcessEngine extends WakeUpEngine {
  private readonly channels = new Map<string, Channel>();
  private readonly repeated = new Map<string, NodeJS.Timeout>();
  private closed = false;

  /** `repeats`: whether this engine repeats wake-ups at the moment. */
  constructor(
    private readonly logger: Logger,
    private readonly repeats = () => true,
  ) {
    super();
  }

  on<J extends JobName>(job: J, handler: JobHandler<J>, channel: JobChannel<J> | '' = ''): void {
    const name = channel === '' ? job : `${job}/${channel}`;
    this.channel(name).handler = handler;
    this.runReady(name);
  }

  hasHandler(name: string): boolean {
    return (this.channels.get(name)?.handler ?? null) !== null;
  }

  wake<J extends JobName>(job: J, payload: JobPayloads[J], options: WakeOptions = {}): void {
    if (this.closed) return;
    const name = channelOf(job, payload);
    const key = keyOf(payload, options.key);
    const delayMs = Math.max(0, options.delayMs ?? 0);
    if (delayMs > 0) this.later(name, key, payload, delayMs);
    else this.due(name, key, payload);
  }

  repeat(task: string, everyMs: number): void {
    const tick = () => {
      if (this.repeats()) void this.take('tasks.run', { task }, true);
    };
    clearInterval(this.repeated.get(task));
    this.repeated.set(task, setInterval(tick, everyMs).unref());
  }

  /**
   * Runs a job at once, or, unless it is a repetition, after the run of an equal one. Resolves at the end of
   * the run.
   */
  async take(name: string, payload: object, isRepetition: boolean): Promise<void> {
    const { handler, ready, running } = this.channel(name);
    const key = keyOf(payload);
    if (!handler || this.closed) return;
    if (running.has(key)) {
      if (!isRepetition) ready.set(key, payload);
      return;
    }
    const run = this.run(name, key, handler, payload);
    running.set(key, run);
    await run;
  }

  async depth(): Promise<QueueDepth[]> {
    return [...this.channels].map(([queue, { ready, delayed, running }]) => ({
      queue,
      waiting: ready.size,
      delayed: delayed.size,
      active: running.size,
    }));
  }

  async isUp(): Promise<boolean> {
    return !this.closed;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.repeated.values()) clearInterval(timer);
    const running = [...this.channels.values()].flatMap((channel) => [...channel.running.values()]);
    for (const { delayed, ready } of this.channels.values()) {
      for (const { timer } of delayed.values()) clearTimeout(timer);
      delayed.clear();
      ready.clear();
    }
    await Promise.all(running);
  }

  private channel(name: string): Channel {
    const known = this.channels.get(name);
    if (known) return known;
    const made = new Channel();
    this.channels.set(name, made);
    return made;
  }

  /** Keeps the earlier of two equal wake-ups. */
  private later(name: string, key: string, payload: object, delayMs: number): void {
    const { delayed } = this.channel(name);
    const dueAt = performance.now() + delayMs;
    const known = delayed.get(key);
    if (known && known.dueAt <= dueAt) return;
    if (known) clearTimeout(known.timer);
    const timer = setTimeout(() => {
      delayed.delete(key);
      this.due(name, key, payload);
    }, delayMs);
    timer.unref();
    delayed.set(key, { payload, timer, dueAt });
  }

  private due(name: string, key: string, payload: object): void {
    this.channel(name).ready.set(key, payload);
    // Handlers run after the caller's own turn of the event loop, so that it does not wait for them.
    setImmediate(() => this.runReady(name));
  }

  /** One handler runs at a time for each key; a wake-up during its run runs it again. */
  private runReady(name: string): void {
    const { handler, ready, running } = this.channel(name);
    if (!handler || this.closed) return;
    for (const [key, payload] of ready) {
      if (running.size >= CONCURRENCY) return;
      if (running.has(key)) continue;
      ready.delete(key);
      running.set(key, this.run(name, key, handler, payload));
    }
  }

  private async run(name: string, key: string, handler: JobHandler<never>, payload: object): Promise<void> {
    try {
      await handler(payload as never);
    } catch (error) {
      // The undone work is still in the database; the next wake-up or sweep finds it.
      this.logger.error({ job: name, err: error }, 'job failed');
    }
    this.channel(name).running.delete(key);
    this.runReady(name);
  }
}
