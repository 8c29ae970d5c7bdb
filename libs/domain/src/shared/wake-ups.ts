/** Every job the core knows, with its payload. Handlers and engines are typed by this map. */
export interface JobPayloads {
  /** Something was committed to the outbox. */
  'outbox.relay': Record<string, never>;
  /** A face has webhook deliveries to send. */
  'webhooks.send': { face: FaceName };
  /** A search has a step to take (first offer, expiry, wider radius). */
  'dispatch.step': { orderId: number };
  /** Something scheduled in the database may be due. */
  'schedule.run': Record<string, never>;
  /** An Open Delivery request waits for its decision. */
  'requests.decide': { requestId: number };
}

export type JobName = keyof JobPayloads;

export const FACE_NAMES = ['full-api', 'open-delivery', 'model-m'] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** Every queue there is: one per job, and one per face for a job that only the face's own processes do. */
export const JOB_CHANNELS = {
  'outbox.relay': [''],
  'webhooks.send': FACE_NAMES,
  'dispatch.step': [''],
  'schedule.run': [''],
  'requests.decide': [''],
} as const satisfies Record<JobName, readonly string[]>;

export type JobChannel<J extends JobName> = (typeof JOB_CHANNELS)[J][number];

export function channelOf<J extends JobName>(job: J, payload: JobPayloads[J]): string {
  return 'face' in payload ? `${job}/${payload.face}` : job;
}

export interface WakeOptions {
  delayMs?: number;
  /** Wake-ups of one job with one key that are still waiting are the same wake-up. */
  key?: string;
}

export type JobHandler<J extends JobName> = (payload: JobPayloads[J]) => Promise<void>;

/**
 * Tells workers that there is something to do. A wake-up is a hint: the truth is in PostgreSQL and a sweep finds
 * whatever was not announced, so losing one costs time, never work.
 */
export abstract class WakeUps {
  abstract wake<J extends JobName>(job: J, payload: JobPayloads[J], options?: WakeOptions): void;
  /** `channel`: the face whose work this process does, for jobs that are done by face. */
  abstract on<J extends JobName>(job: J, handler: JobHandler<J>, channel?: JobChannel<J>): void;
}
