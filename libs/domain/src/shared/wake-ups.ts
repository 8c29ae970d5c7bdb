import { FACE_NAMES, type FaceName } from './faces.js';

/** Every job the core knows, with its payload. Handlers and engines are typed by this map. */
export interface JobPayloads {
  /** Something was committed to the outbox. */
  'outbox.relay': Record<string, never>;
  /** A face has webhook deliveries to send. */
  'webhooks.send': { face: FaceName };
  /** A search has a step to take (first offer, expiry, wider radius). */
  'dispatch.step': { orderId: number };
  /** The open orders of a hub are to be planned. */
  'dispatch.plan': Record<string, never>;
  /** Something scheduled in the database may be due. */
  'schedule.run': Record<string, never>;
  /** A message to a person is due. */
  'messages.send': Record<string, never>;
  /** An operator gave a command to many orders. */
  'orders.bulk': Record<string, never>;
  /** A request for a delivery waits for its decision. */
  'requests.decide': { requestId: number };
}

export type JobName = keyof JobPayloads;

/** Every queue there is: one per job, and one per face for a job that only the face's own processes do. */
export const JOB_CHANNELS = {
  'outbox.relay': [''],
  'webhooks.send': FACE_NAMES,
  'dispatch.step': [''],
  'dispatch.plan': [''],
  'schedule.run': [''],
  'orders.bulk': [''],
  'requests.decide': [''],
  'messages.send': [''],
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
