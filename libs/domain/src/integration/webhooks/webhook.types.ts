import type { StreamKey } from './delivery-streams.service.js';
import type { SubscriptionTarget } from './subscription-targets.service.js';

/**
 * queued: behind another delivery of its stream · due: first of its stream, to be sent from `dueAt` on
 * · skipped: the face sends nothing of this event · merged: a later delivery of the same order includes it
 * · cancelled: the subscription was removed or inactive.
 */
export const DELIVERY_STATES = [
  'queued',
  'due',
  'delivered',
  'given_up',
  'skipped',
  'merged',
  'cancelled',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export type AttemptError =
  | 'status'
  | 'redirect'
  | 'gone'
  | 'timeout'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'reset'
  | 'refused_address'
  | 'invalid_url'
  | 'unsigned'
  /** A 2xx that the face does not take as received. */
  | 'unexpected_success'
  /** A header's value cannot be sent over HTTP. */
  | 'invalid_header'
  | 'protocol';

export type DeactivationReason = 'gone' | 'failing' | 'by_owner';

export interface AttemptResult {
  /** null: no answer came. */
  readonly status: number | null;
  /** null: the receiver accepted it. */
  readonly error: AttemptError | null;
  readonly durationMs: number;
  /** First bytes of the answer, or of the failure's message. */
  readonly answer: string | null;
  readonly retryAfter: string | null;
}

/** A delivery to be sent, leased to a sender until `leasedUntil`; afterwards another sender may claim it. */
export interface ReadyDelivery extends StreamKey {
  readonly id: number;
  readonly createdAt: Date;
  readonly nonce: number | null;
  readonly hubId: number;
  readonly attempts: number;
  readonly tries: number;
  /** The bytes as they are stored, signed and sent. */
  readonly body: Buffer;
  readonly headers: Record<string, string>;
  readonly leasedUntil: Date;
  readonly subscription: SubscriptionTarget;
}

export interface DeliveryOutcome {
  readonly delivery: ReadyDelivery;
  readonly startedAt: Date;
  readonly result: AttemptResult;
}
