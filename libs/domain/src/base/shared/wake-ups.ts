import { FACE_NAMES, type FaceName } from './faces.js';

export interface JobPayloads {
  'outbox.relay': Record<string, never>;
  'webhooks.send': { face: FaceName };
  /** A search has a step due (first offer, expiry, wider radius). */
  'dispatch.step': { orderId: number };
  'dispatch.plan': Record<string, never>;
  'messages.send': Record<string, never>;
  'orders.bulk': Record<string, never>;
  'requests.decide': { requestId: number };
  'tasks.run': { task: string };
}

export type JobName = keyof JobPayloads;

/** One queue per job, and one per face for jobs that only the face's own processes do. */
export const JOB_CHANNELS = {
  'outbox.relay': [''],
  'webhooks.send': FACE_NAMES,
  'dispatch.step': [''],
  'dispatch.plan': [''],
  'orders.bulk': [''],
  'requests.decide': [''],
  'messages.send': [''],
  'tasks.run': [''],
} as const satisfies Record<JobName, readonly string[]>;

export type JobChannel<J extends JobName> = (typeof JOB_CHANNELS)[J][number];

export function channelOf<J extends JobName>(job: J, payload: JobPayloads[J]): string {
  return 'face' in payload ? `${job}/${payload.face}` : job;
}

export interface WakeOptions {
  delayMs?: number;
  /** Waiting wake-ups of one job with the same key are merged. */
  key?: string;
}

export type JobHandler<J extends JobName> = (payload: JobPayloads[J]) => Promise<void>;

/** Wake-ups of workers are hints: PostgreSQL holds the work, sweeps find it; a lost one costs only time. */
export abstract class WakeUps {
  abstract wake<J extends JobName>(job: J, payload: JobPayloads[J], options?: WakeOptions): void;
  /** `channel`: the face whose work this process does, for jobs that have a queue per face. */
  abstract on<J extends JobName>(job: J, handler: JobHandler<J>, channel?: JobChannel<J>): void;
  /** Wakes `tasks.run` in one of all workers in each interval, unless the task still runs there. */
  abstract repeat(task: string, everyMs: number): void;
}
