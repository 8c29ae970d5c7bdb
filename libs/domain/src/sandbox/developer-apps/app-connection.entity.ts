import { Column, Entity, Index } from 'typeorm';
import type { AppScope } from '../../people/index.js';
import { Id, instant, optionalInstant } from '../../base/index.js';

/** Table `app_connections`: a merchant that connected an approved app, with the credential made for both. */
@Entity('app_connections')
@Index('app_connections_merchant_idx', ['hubId', 'merchantId'])
@Index('app_connections_app_idx', ['appId', 'id'])
@Index('app_connections_open_idx', ['hubId', 'merchantId', 'appId'], {
  unique: true,
  where: 'disconnected_at is null',
})
export class AppConnection {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'bigint' }) appId: number;
  @Column({ type: 'bigint' }) credentialId: number;
  /** null: there is no address that events could go to. */
  @Column({ type: 'bigint', nullable: true }) subscriptionId: number | null;
  /** An address of the merchant's own, instead of the app's. */
  @Column({ type: 'text', nullable: true }) webhookUrl: string | null;
  @Column(instant) connectedAt: Date;
  @Column(optionalInstant) disconnectedAt: Date | null;
  /** When the app's team was shown the credentials, which happens once. */
  @Column(optionalInstant) shownAt: Date | null;
  /** What the merchant agreed to; null: it was connected without a consent, by a key that its team is shown. */
  @Column({ type: 'text', array: true, nullable: true }) scopes: AppScope[] | null;
  /** The scope that the app used last by a token. */
  @Column({ type: 'text', nullable: true }) lastAct: AppScope | null;
  @Column(optionalInstant) lastActAt: Date | null;
}
