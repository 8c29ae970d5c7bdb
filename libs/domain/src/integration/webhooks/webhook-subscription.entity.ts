import { Column, Entity, Index } from 'typeorm';
import { REQUESTS_FACE, type FaceName, Id, instant, optionalInstant } from '../../base/index.js';
import type { OutboxTopic } from '../../events/index.js';
import type { AttemptError, DeactivationReason } from './webhook.types.js';

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
  @Column({ type: 'text' }) face: FaceName;
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  /** The connected app that it sends to; null: the owner's own. */
  @Column({ type: 'bigint', nullable: true }) appId: number | null;
  @Column({ type: 'text' }) url: string;
  /** The face's names of the events chosen; null: its format for those who chose none. */
  @Column({ type: 'text', array: true, nullable: true }) events: string[] | null;
  /** The core's topics behind them, which fan-out goes by; null: everything about orders. */
  @Column({ type: 'text', array: true, nullable: true }) topics: OutboxTopic[] | null;
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
  /** Failures since the last success. */
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
