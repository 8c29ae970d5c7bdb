import { JOB_CHANNELS, WakeUps, type JobName } from '#domain';

export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
}

/** What a process needs of an engine beyond what the core asks for. */
export abstract class WakeUpEngine extends WakeUps {
  abstract depth(): Promise<QueueDepth[]>;
  abstract isUp(): Promise<boolean>;
  /** Lets the handlers that run finish; what waits is forgotten (in process) or left to others (Redis). */
  abstract close(): Promise<void>;
}

/** One for each job, or for each of its channels. */
export const QUEUES: readonly string[] = (Object.keys(JOB_CHANNELS) as JobName[]).flatMap((job) =>
  JOB_CHANNELS[job].map((channel) => (channel === '' ? job : `${job}/${channel}`)),
);

/** Handlers of one job that run at a time in one process. */
export const CONCURRENCY = 16;

/** Wake-ups of one job that carry the same payload are the same, unless the caller gives a key. */
export function keyOf(payload: object, key: string | undefined): string {
  return key ?? JSON.stringify(payload);
}
