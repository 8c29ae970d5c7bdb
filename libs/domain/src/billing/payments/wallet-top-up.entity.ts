import { Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money, optionalInstant } from '../../base/index.js';

export const TOP_UP_STATES = ['waiting', 'paid', 'expired'] as const;
type TopUpState = (typeof TOP_UP_STATES)[number];

/** Table `wallet_top_ups`: a Pix charge that a merchant opened to add money to its wallet. */
@Entity('wallet_top_ups')
@Index('wallet_top_ups_txid_idx', ['txid'], { unique: true })
@Index('wallet_top_ups_merchant_idx', ['hubId', 'merchantId', 'id'])
export class WalletTopUp {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** The account that owns the wallet. */
  @Column({ type: 'bigint' }) merchantId: number;
  /** The merchant or sub-user who opened it. */
  @Column({ type: 'bigint' }) requestedBy: number;
  @Column({ type: 'text' }) txid: string;
  @Column(money) amountCents: Cents;
  /** Pix code to copy and paste. */
  @Column({ type: 'text' }) code: string;
  @Column(instant) expiresAt: Date;
  @Column(optionalInstant) paidAt: Date | null;
  /** The paid amount; banks let people change it. */
  @Column({ ...money, nullable: true }) paidCents: Cents | null;
  @Column(instant) createdAt: Date;
}

/** State of a top-up at an instant. A late payment still counts. */
export function topUpState({ paidAt, expiresAt }: WalletTopUp, now: Date): TopUpState {
  if (paidAt !== null) return 'paid';
  return expiresAt > now ? 'waiting' : 'expired';
}
