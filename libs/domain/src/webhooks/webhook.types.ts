import type { KeyObject } from 'node:crypto';
import type { FaceName } from '../shared/index.js';

/**
 * queued: behind another of its stream · due: first of its stream, to be sent from `dueAt` on ·
 * skipped: the face says nothing of this event · merged: a later one of the same order says it too ·
 * cancelled: the subscription went away first.
 */
export type DeliveryState = 'queued' | 'due' | 'delivered' | 'given_up' | 'skipped' | 'merged' | 'cancelled';

/** Why an attempt failed. Operators filter by it. */
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
  | 'protocol';

export type DeactivationReason = 'gone' | 'failing' | 'by_owner';

export type SubscriptionKind = 'status';

/** Model M: whose requests a hub's webhook is about, given back as it came. */
export type Responsibility = 'solicitante' | 'corrida';

/** What came of one try to send a delivery. */
export interface AttemptResult {
  /** null: no answer came. */
  readonly status: number | null;
  /** null: the receiver took it. */
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
  readonly url: string;
  readonly active: boolean;
  /** Its last attempts failed, as far as was known when this was read. */
  readonly failing: boolean;
  /** The face's own event names; null is the face's format for those who chose none. */
  readonly events: readonly string[] | null;
  readonly responsibility: Responsibility | null;
  /** What the owner wants repeated in every delivery. */
  readonly securityCode: string | null;
  /** The key the face signs with. */
  readonly signingKey: string | null;
  /** Of the Standard Webhooks signature. */
  readonly standardKey: KeyObject;
}
