import { Column, Entity, Index, Unique } from 'typeorm';
import { type Cents, Id, instant, money, oneOf, optionalInstant } from '../../base/index.js';

/**
 * `paid`: paid its order · `late`: the order was cancelled before · `surplus`: the order was paid already;
 * these two credit the merchant's wallet · `wrong_amount`: an operator must decide · `credited` and
 * `returned`: the operator's decision, into the merchant's wallet or back by the company's bank.
 */
const PAYMENT_OUTCOMES = ['paid', 'late', 'surplus', 'wrong_amount', 'credited', 'returned'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** `accept`: pays the order. `credit`: into the customer's wallet. `return`: sent back outside the ledger. */
export const PAYMENT_DECISIONS = ['accept', 'credit', 'return'] as const;
export type PaymentDecision = (typeof PAYMENT_DECISIONS)[number];

/** Table `payments`: money received for an order's online charge. The charge itself is part of the order. */
@Entity('payments')
@Unique(['hubId', 'endToEndId'])
@Index('payments_hub_idx', ['hubId', 'id'])
@Index('payments_order_idx', ['hubId', 'orderId'])
@Index('payments_in_doubt_idx', ['hubId', 'id'], { where: "outcome = 'wrong_amount'" })
export class Payment {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  /** Txid of the charge that was paid. */
  @Column({ type: 'text' }) txid: string;
  /** The Pix system's id of the transfer; null: an operator confirmed it and no call-back has come yet. */
  @Column({ type: 'text', nullable: true }) endToEndId: string | null;
  @Column({ type: 'text' }) provider: string;
  @Column(money) amount: Cents;
  @Column(oneOf(PAYMENT_OUTCOMES)) outcome: PaymentOutcome;
  @Column(instant) paidAt: Date;
  @Column(instant) createdAt: Date;
  /** The operator's decision on a payment of another amount. */
  @Column(oneOf(PAYMENT_DECISIONS, { nullable: true })) decision: PaymentDecision | null;
  @Column({ type: 'text', nullable: true }) decisionNote: string | null;
  @Column({ type: 'text', nullable: true }) decidedBy: string | null;
  @Column(optionalInstant) decidedAt: Date | null;
}

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

/** A late payment still counts. */
export function topUpState({ paidAt, expiresAt }: WalletTopUp, now: Date): TopUpState {
  if (paidAt !== null) return 'paid';
  return expiresAt > now ? 'waiting' : 'expired';
}
