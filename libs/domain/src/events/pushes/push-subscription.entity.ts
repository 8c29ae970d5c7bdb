import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';
import type { PushLanguage } from './push-subscription.types.js';

/** A browser of a courier that takes pushes (RFC 8030). It lives as long as the log-in that it was made in. */
@Entity('push_subscriptions')
@Index('push_subscriptions_endpoint_idx', ['endpoint'], { unique: true })
@Index('push_subscriptions_courier_idx', ['courierId'])
@Index('push_subscriptions_session_idx', ['sessionMark'])
@Index('push_subscriptions_expires_at_idx', ['expiresAt'])
export class PushSubscription {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  /** Address at the browser's push service. */
  @Column({ type: 'text' }) endpoint: string;
  /** The browser's public key and its secret (RFC 8291), in base64url. */
  @Column({ type: 'text' }) p256dh: string;
  @Column({ type: 'text' }) auth: string;
  @Column({ type: 'text' }) language: PushLanguage;
  /** SHA-256 of the log-in's token, in hex: a session that has ended gets no pushes. */
  @Column({ type: 'text' }) sessionMark: string;
  /** The end of the log-in. */
  @Column(instant) expiresAt: Date;
  @Column(instant) subscribedAt: Date;
}
