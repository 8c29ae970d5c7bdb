import { Column, Entity, Index } from 'typeorm';
import { type Cents, type Scope, Id, money, instant, optionalInstant } from '../../base/index.js';
import type { Restrictions } from '../../people/index.js';

export type CredentialKind = 'full_api_key' | 'model_m_key' | 'open_delivery_pair' | 'user_token';
export type KeyEnvironment = 'live' | 'test';

/** Table `credentials`: a key, pair or token, found by hash; its text is sealed, as it signs webhooks. */
@Entity('credentials')
@Index('credentials_lookup_idx', ['lookup'], { unique: true })
@Index('credentials_client_id_idx', ['clientId'], { unique: true, where: 'client_id IS NOT NULL' })
@Index('credentials_hub_idx', ['hubId', 'id'])
export class Credential {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** null: reaches the whole hub. */
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  /** The developers' app that it was made for, when a merchant connected it; null: the owner's own. */
  @Column({ type: 'bigint', nullable: true }) appId: number | null;
  /** What its app may order for in a day; null: as much as the merchant can pay. */
  @Column({ ...money, nullable: true }) dayLimitCents: Cents | null;
  @Column({ type: 'text' }) kind: CredentialKind;
  @Column({ type: 'text' }) environment: KeyEnvironment;
  @Column({ type: 'text' }) label: string;
  /** Public half of a pair. */
  @Column({ type: 'uuid', nullable: true }) clientId: string | null;
  /** SHA-256 of the secret. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  @Column({ type: 'bytea' }) secretBox: Buffer;
  /** Which SECRET_KEY sealed it. */
  @Column({ type: 'text' }) secretKeyId: string;
  @Column(optionalInstant) expiresAt: Date | null;
  @Column(optionalInstant) lastUsedAt: Date | null;
  @Column(optionalInstant) deactivatedAt: Date | null;
  @Column(instant) createdAt: Date;
}

export interface Caller {
  readonly credentialId: number;
  readonly kind: CredentialKind;
  readonly environment: KeyEnvironment;
  readonly hubId: number;
  /** null: a hub key. */
  readonly merchantId: number | null;
  readonly restrictions: Restrictions;
  /** Differs with each secret of the credential: a token that was issued for an earlier secret has ended. */
  readonly secretMark: string;
  readonly scope: Scope;
}
