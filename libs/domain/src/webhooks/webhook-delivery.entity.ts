import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FaceName } from '../shared/index.js';
import { Id, instant, optionalInstant } from '../storage/index.js';
import type { OutboxTopic } from '../outbox/index.js';
import type { AttemptError, DeliveryState } from './webhook.types.js';

const QUEUED = "state = 'queued'::text";
const DUE = "state = 'due'::text";

/**
 * Table `webhook_deliveries`: one event for one subscription. A stream (subscription and order) has at most one
 * delivery that is due; a unique index guarantees it, so events of one order cannot overtake each other.
 */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_event_idx', ['subscriptionId', 'outboxId', 'part'], { unique: true })
@Index('webhook_deliveries_in_flight_idx', ['subscriptionId', 'stream'], { unique: true, where: DUE })
@Index('webhook_deliveries_waiting_idx', ['face', 'subscriptionId', 'dueAt'], { where: 'due_at is not null' })
@Index('webhook_deliveries_queued_idx', ['subscriptionId', 'stream', 'outboxId', 'part'], { where: QUEUED })
@Index('webhook_deliveries_hub_idx', ['hubId', 'id'])
@Index('webhook_deliveries_aggregate_idx', ['hubId', 'aggregateId'])
@Index('webhook_deliveries_given_up_idx', ['hubId', 'id'], { where: "state = 'given_up'::text" })
export class WebhookDelivery {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) face: FaceName;
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
  /** Leased to a sender until this instant, which is also the token by which the sender may settle the delivery. */
  @Column(optionalInstant) leasedUntil: Date | null;
  /** Attempts in all rounds of the retry schedule. */
  @Column({ type: 'int', default: 0 }) attempts: number;
  /** Attempts in this round of the retry schedule; a manual resend starts a new round. */
  @Column({ type: 'int', default: 0 }) tries: number;
  /** The face's name of the event. */
  @Column({ type: 'text', nullable: true }) event: string | null;
  /** Stored before the first attempt and never changed: every attempt sends these bytes. */
  @Column({ type: 'text', nullable: true }) body: string | null;
  /** Headers of the message; signatures are made at each attempt. */
  @Column({ type: 'jsonb', nullable: true }) headers: Record<string, string> | null;
  /** Random part of the `webhook-id`, stored with the body. null: a body that is older than this column. */
  @Column({ type: 'bigint', nullable: true }) nonce: number | null;
  @Column({ type: 'int', nullable: true }) lastStatus: number | null;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) settledAt: Date | null;
}

/** Table `webhook_attempts`: one attempt to send a delivery. Append-only. */
@Entity('webhook_attempts')
export class WebhookAttempt {
  @PrimaryColumn({ type: 'bigint' }) deliveryId: number;
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(instant) at: Date;
  @Column({ type: 'int' }) durationMs: number;
  @Column({ type: 'int', nullable: true }) status: number | null;
  @Column({ type: 'text', nullable: true }) error: AttemptError | null;
  @Column({ type: 'text', nullable: true }) answer: string | null;
}

/**
 * SQL: ids of the open deliveries of these subscriptions. Each state has an index of its own; both together have
 * none.
 */
export function openDeliveriesOf(subscriptions: string): string {
  return `select id from webhook_deliveries where subscription_id in (${subscriptions}) and state = 'queued'
          union all select id from webhook_deliveries where subscription_id in (${subscriptions}) and state = 'due'`;
}
