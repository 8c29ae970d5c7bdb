import type { KeyObject } from 'node:crypto';
import type { OutboxTopic } from '../../events/index.js';
import type { FaceName } from '../../base/index.js';
import type { StreamKey } from './delivery-streams.service.js';

/**
 * queued: behind another delivery of its stream · due: first of its stream, to be sent from `dueAt` on · skipped: the
 * face sends nothing of this event · merged: a later delivery of the same order includes it · cancelled: the
 * subscription was removed or inactive.
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

/** Why an attempt failed. */
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

/** Result of one attempt to send a delivery. */
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

/** A subscription as fan-out and senders need it: secrets open, never logged. */
export interface SubscriptionTarget {
  readonly id: number;
  readonly hubId: number;
  readonly face: FaceName;
  /** null: the whole hub. */
  readonly merchantId: number | null;
  /** Connection of the shop with the app that it sends to; null: not an app's, or it ended. */
  readonly connectionId: number | null;
  readonly url: string;
  readonly active: boolean;
  /** Its last attempts had failed when this was read. */
  readonly failing: boolean;
  /** true: any 2xx counts as received, where the face asks for one status. */
  readonly acceptAny2xx: boolean;
  /** Pauses of the receiver's host that began before this instant do not apply to this subscription. */
  readonly pauseLiftedAt: Date | null;
  /** The face's own event names; null is the face's format for those who chose none. */
  readonly events: readonly string[] | null;
  /** Orders that the subscription covers, in the face's own word. */
  readonly responsibility: string | null;
  /** The owner's code, repeated in every delivery. */
  readonly securityCode: string | null;
  /** The key the face signs with. */
  readonly signingKey: string | null;
  /** Key of the Standard Webhooks signature. */
  readonly standardKey: KeyObject;
}

/** A claimed row of `webhook_deliveries_open`, with its event when it has not been rendered yet. */
export interface ClaimedDelivery extends StreamKey {
  readonly id: number;
  readonly hubId: number;
  readonly outboxId: number | null;
  readonly uuid: string | null;
  readonly topic: OutboxTopic;
  readonly aggregateId: number;
  readonly attempts: number;
  readonly tries: number;
  readonly event: string | null;
  readonly body: string | null;
  readonly headers: Record<string, string> | null;
  readonly merchantId: number | null;
  readonly payload: object | null;
  readonly occurredAt: Date | null;
  readonly createdAt: Date;
  readonly nonce: number | null;
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

/** One finished attempt to send a delivery. */
export interface DeliveryOutcome {
  readonly delivery: ReadyDelivery;
  readonly startedAt: Date;
  readonly result: AttemptResult;
}
