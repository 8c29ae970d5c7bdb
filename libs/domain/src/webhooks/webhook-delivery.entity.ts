import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, optionalInstant, type FaceName } from '../shared/index.js';
import type { OutboxTopic } from '../outbox/index.js';
import type { AttemptError, DeliveryState } from './webhook.types.js';

const QUEUED = "state = 'queued'::text";
const DUE = "state = 'due'::text";

/**
 * One event on its way to one subscription. A stream (subscription and order) has at most one delivery that is due,
 * which the unique index guarantees: that is what keeps events of one order from overtaking each other.
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
  /** When its state is `due`, and only then. */
  @Column(optionalInstant) dueAt: Date | null;
  /** Taken by a sender until then; also the token by which it may settle. */
  @Column(optionalInstant) leasedUntil: Date | null;
  /** Of all rounds. */
  @Column({ type: 'int', default: 0 }) attempts: number;
  /** Of this round of the schedule; a manual resend starts a new one. */
  @Column({ type: 'int', default: 0 }) tries: number;
  /** The face's name of what is told. */
  @Column({ type: 'text', nullable: true }) event: string | null;
  /** Written before the first try and never again: every try sends these bytes. */
  @Column({ type: 'text', nullable: true }) body: string | null;
  /** Headers that belong to the message; signatures are made at each try. */
  @Column({ type: 'jsonb', nullable: true }) headers: Record<string, string> | null;
  @Column({ type: 'int', nullable: true }) lastStatus: number | null;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) settledAt: Date | null;
}

/** One try. Append-only. */
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

/** SQL: ids of what is on its way to these subscriptions. Each state has an index of its own; both together have none. */
export function openOf(subscriptions: string): string {
  return `select id from webhook_deliveries where subscription_id in (${subscriptions}) and state = 'queued'
          union all select id from webhook_deliveries where subscription_id in (${subscriptions}) and state = 'due'`;
}
