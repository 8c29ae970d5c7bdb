import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../storage/index.js';

/** Table `merchant_tokens`: a log-in of a merchant or sub-user; only the hash of the token is stored. */
@Entity('merchant_tokens')
@Index('merchant_tokens_lookup_idx', ['lookup'], { unique: true })
@Index('merchant_tokens_merchant_idx', ['hubId', 'merchantId'])
@Index('merchant_tokens_expires_at_idx', ['expiresAt'])
export class MerchantToken {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'text' }) label: string;
  /** SHA-256 of the token. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  /** SHA-256 of the password's hash at the log-in: a change of password ends the token. */
  @Column({ type: 'bytea' }) passwordMark: Buffer;
  @Column(instant) expiresAt: Date;
  @Column(optionalInstant) revokedAt: Date | null;
  @Column(instant) createdAt: Date;
}
