import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant, type FaceName } from '../shared/index.js';
import type { OutboxTopic } from '../outbox/index.js';
import type { DeactivationReason, Responsibility, SubscriptionKind } from './webhook.types.js';

/** Where a hub, a merchant or a company wants to hear what happens. */
@Entity('webhook_subscriptions')
@Index('webhook_subscriptions_owner_idx', ['hubId', 'face', 'merchantId'])
@Index('webhook_subscriptions_full_api_url_idx', ['hubId', 'url'], {
  unique: true,
  where: "face = 'full-api'::text",
})
@Index('webhook_subscriptions_open_delivery_idx', ['hubId', 'merchantId'], {
  unique: true,
  where: "face = 'open-delivery'::text",
})
export class WebhookSubscription {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) face: FaceName;
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  @Column({ type: 'text', default: 'status' }) kind: SubscriptionKind;
  @Column({ type: 'text' }) url: string;
  /** The face's names of the events chosen; null: its format for those who chose none. */
  @Column({ type: 'text', array: true, nullable: true }) events: string[] | null;
  /** The core's topics behind them, which fan-out goes by; null: everything about orders. */
  @Column({ type: 'text', array: true, nullable: true }) topics: OutboxTopic[] | null;
  @Column({ type: 'text', nullable: true }) securityCodeKeyId: string | null;
  @Column({ type: 'bytea', nullable: true }) securityCodeBox: Buffer | null;
  /** Of the Standard Webhooks signature; every subscription has its own. */
  @Column({ type: 'text' }) secretKeyId: string;
  @Column({ type: 'bytea' }) secretBox: Buffer;
  /** The credential that registered it, where deliveries are signed with that key. */
  @Column({ type: 'bigint', nullable: true }) credentialId: number | null;
  @Column({ type: 'text', nullable: true }) responsibility: Responsibility | null;

  @Column({ type: 'boolean', default: true }) active: boolean;
  /** Failures since the last success. */
  @Column({ type: 'int', default: 0 }) consecutiveFailures: number;
  @Column(optionalInstant) failingSince: Date | null;
  /** When we said that it will be deactivated if this goes on. */
  @Column(optionalInstant) warnedAt: Date | null;
  @Column(optionalInstant) deactivatedAt: Date | null;
  @Column({ type: 'text', nullable: true }) deactivationReason: DeactivationReason | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
