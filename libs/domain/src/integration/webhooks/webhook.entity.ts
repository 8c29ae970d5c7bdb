import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  FACE_NAMES,
  type FaceName,
  Id,
  instant,
  oneOf,
  optionalInstant,
  REQUESTS_FACE,
} from '../../base/index.js';
import type { OutboxTopic } from '../../events/index.js';
import type { AttemptError, DeactivationReason, DeliveryState } from './webhook.types.js';

/** Table `webhook_subscriptions`: a receiver that a hub, a merchant or a company registered for events. */
@Entity('webhook_subscriptions')
@Index('webhook_subscriptions_owner_idx', ['hubId', 'face', 'merchantId'])
@Index('webhook_subscriptions_url_idx', { synchronize: false })
@Index('webhook_subscriptions_requests_idx', ['hubId', 'merchantId'], {
  unique: true,
  where: `face = '${REQUESTS_FACE}'::text and app_id is null`,
})
@Index('webhook_subscriptions_app_idx', ['appId'], { where: 'app_id is not null' })
export class WebhookSubscription {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(oneOf(FACE_NAMES)) face: FaceName;
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  /** The connected app that it sends to; null: the owner's own. */
  @Column({ type: 'bigint', nullable: true }) appId: number | null;
  @Column({ type: 'text' }) url: string;
  /** The face's names of the events chosen; null: its format for those who chose none. */
  @Column({ type: 'text', array: true, nullable: true }) events: readonly string[] | null;
  /** The core's topics behind them, which fan-out goes by; null: everything about orders. */
  @Column({ type: 'text', array: true, nullable: true }) topics: readonly OutboxTopic[] | null;
  @Column({ type: 'text', nullable: true }) securityCodeKeyId: string | null;
  @Column({ type: 'bytea', nullable: true }) securityCodeBox: Buffer | null;
  /** Key of the Standard Webhooks signature; every subscription has its own. */
  @Column({ type: 'text' }) secretKeyId: string;
  @Column({ type: 'bytea' }) secretBox: Buffer;
  /** The credential that registered it, where deliveries are signed with that key. */
  @Column({ type: 'bigint', nullable: true }) credentialId: number | null;
  /** The owner of the orders in the face's own words, returned unchanged. */
  @Column({ type: 'text', nullable: true }) responsibility: string | null;

  /** true: any 2xx counts as received, where the face asks for one status. */
  @Column({ type: 'boolean', default: false }) acceptAny2xx: boolean;
  /** Pauses of the receiver's host that began before this instant do not apply to this subscription. */
  @Column(optionalInstant) pauseLiftedAt: Date | null;

  @Column({ type: 'boolean', default: true }) active: boolean;
  @Column({ type: 'int', default: 0 }) consecutiveFailures: number;
  @Column(optionalInstant) failingSince: Date | null;
  /** Status and error of the last failed attempt; null after a success. */
  @Column({ type: 'int', nullable: true }) lastStatus: number | null;
  @Column({ type: 'text', nullable: true }) lastError: AttemptError | null;
  /** When its owner was warned of the deactivation. */
  @Column(optionalInstant) warnedAt: Date | null;
  @Column(optionalInstant) deactivatedAt: Date | null;
  @Column({ type: 'text', nullable: true }) deactivationReason: DeactivationReason | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

/** SQL: the pause of the subscription's receiver was lifted since the instant. */
export const isPauseLifted = (subscriptionId: string, since: string) =>
  `exists (select from webhook_subscriptions s where s.id = ${subscriptionId} and s.pause_lifted_at > ${since})`;

/**
 * Table `webhook_deliveries`: one event for one subscription. A delivery that has not ended is open: it is in
 * the partition `webhook_deliveries_open`. One that ended is in the partition of the day (UTC) on which it
 * ended; old days are dropped. A stream (subscription and order) has at most one delivery that is due, which
 * a unique index of the open deliveries guarantees: events of one order cannot overtake each other.
 */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_hub_idx', ['hubId', 'id'])
@Index('webhook_deliveries_aggregate_idx', ['hubId', 'aggregateId'])
@Check('webhook_deliveries_settled_check', "(settled_at is null) = (settled_on = 'infinity')")
@Index('webhook_deliveries_given_up_idx', ['hubId', 'id'], { where: "state = 'given_up'::text" })
export class WebhookDelivery {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(oneOf(FACE_NAMES)) face: FaceName;
  @Column({ type: 'bigint' }) subscriptionId: number;
  /** null: a test event. */
  @Column({ type: 'bigint', nullable: true }) outboxId: number | null;
  /** One core event may be several messages of a face. */
  @Column({ type: 'smallint', default: 0 }) part: number;
  @Column({ type: 'text' }) topic: OutboxTopic;
  /** Order, request or courier; 0 for a test event. */
  @Column({ type: 'bigint' }) aggregateId: number;
  @Column({ type: 'text' }) stream: string;
  @Column({ type: 'text' }) state: DeliveryState;
  /** Set while the state is `due`, and only then. */
  @Column(optionalInstant) dueAt: Date | null;
  /** Leased to a sender until then, which is also the token by which the sender may settle the delivery. */
  @Column(optionalInstant) leasedUntil: Date | null;
  /** Attempts in all rounds of the retry schedule. */
  @Column({ type: 'int', default: 0 }) attempts: number;
  /** Attempts in this round of the retry schedule; a manual resend starts a new round. */
  @Column({ type: 'int', default: 0 }) tries: number;
  /** The face's name of the event. */
  @Column({ type: 'text', nullable: true }) event: string | null;
  /** The body, if it was stored before table `webhook_bodies` existed. */
  @Column({ type: 'text', nullable: true }) body: string | null;
  /** Headers of the message, stored with the body; signatures are made at each attempt. */
  @Column({ type: 'jsonb', nullable: true }) headers: Record<string, string> | null;
  /** Random part of the `webhook-id`, stored with the body. null: the body is older than this column. */
  @Column({ type: 'bigint', nullable: true }) nonce: number | null;
  @Column({ type: 'int', nullable: true }) lastStatus: number | null;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) settledAt: Date | null;
  /** The day of `settledAt` (UTC), which decides the partition; `infinity` while the delivery is open. */
  @PrimaryColumn({ type: 'date', default: 'infinity' }) settledOn: string;
}

/** SQL: notes that the delivery ended at the instant, which moves its row into the partition of that day. */
export const settledAt = (instant: string) => `settled_at = ${instant}, settled_on = ${dayOf(instant)}`;
/** SQL: `settled_on` of a delivery that ended at the instant: its day (UTC). */
export const dayOf = (instant: string) => `(${instant}::timestamptz at time zone 'UTC')::date`;
/** SQL: the delivery is open. By this PostgreSQL reads and locks only the partition of open deliveries. */
export const isOpen = (alias: string) => `${alias}.settled_on = 'infinity'`;

/** Table `webhook_attempts`: one attempt to send a delivery. Append-only, in partitions of days. */
@Entity('webhook_attempts')
export class WebhookAttempt {
  @PrimaryColumn({ type: 'bigint' }) deliveryId: number;
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @PrimaryColumn(instant) at: Date;
  @Column({ type: 'int' }) durationMs: number;
  @Column({ type: 'int', nullable: true }) status: number | null;
  @Column({ type: 'text', nullable: true }) error: AttemptError | null;
  @Column({ type: 'text', nullable: true }) answer: string | null;
}

/** SQL: ids of the open deliveries of these subscriptions. Each state has an index, both together none. */
export function openDeliveriesOf(subscriptions: string): string {
  return `select id from webhook_deliveries_open where subscription_id in (${subscriptions}) and state = 'queued'
          union all select id from webhook_deliveries_open where subscription_id in (${subscriptions}) and state = 'due'`;
}

/**
 * SQL: the attempt `a` belongs to the delivery. No attempt is older than its delivery, so PostgreSQL need not
 * read the partitions of earlier days. One day more is read, because the clocks of two processes may differ.
 */
export function isAttemptOf(id: string, createdAt: string): string {
  return `a.delivery_id = ${id} and a.at >= ${createdAt} - interval '1 day'`;
}
