import { JOB_CHANNELS, WakeUps, type JobName } from '#domain';

export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
}

export abstract class WakeUpEngine extends WakeUps {
  abstract depth(): Promise<QueueDepth[]>;
  abstract isUp(): Promise<boolean>;
  /** Waits for running handlers; waiting wake-ups are dropped (in process) or left to other processes (Redis). */
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
