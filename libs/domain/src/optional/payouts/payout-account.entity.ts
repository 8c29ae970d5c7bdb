import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';

export const PAYOUT_ENVIRONMENTS = ['production', 'sandbox'] as const;
export type PayoutEnvironment = (typeof PAYOUT_ENVIRONMENTS)[number];

/** Table `payout_accounts`: a hub's account with a payment provider; its key is sealed. */
@Entity('payout_accounts')
export class PayoutAccount {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) provider: string;
  @Column({ type: 'text' }) environment: PayoutEnvironment;
  @Column({ type: 'text' }) apiKeyKeyId: string;
  @Column({ type: 'bytea' }) apiKeyBox: Buffer;
  /** SHA-256 of the token in the provider's calls. */
  @Column({ type: 'bytea' }) noticeDigest: Buffer;
  @Column(instant) connectedAt: Date;
}
