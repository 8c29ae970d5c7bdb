import { Column, Entity, Index, Unique } from 'typeorm';
import { type Cents, Id, instant, money } from '../shared/index.js';

/**
 * What became of money that came in: it paid its order; it came when the order had been cancelled, or had been paid
 * already, and went to the customer's wallet; or it is not what the order costs, and somebody has to decide.
 */
export type PaymentOutcome = 'paid' | 'late' | 'surplus' | 'wrong_amount';

/** Money received for an order's online charge. The charge itself is part of the order. */
@Entity('payments')
@Unique(['hubId', 'endToEndId'])
@Index('payments_order_idx', ['hubId', 'orderId'])
@Index('payments_in_doubt_idx', ['hubId', 'id'], { where: "outcome = 'wrong_amount'" })
export class Payment {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  /** Of the charge it answers. */
  @Column({ type: 'text' }) txid: string;
  /** The Pix system's own name for the transfer; null when a person confirmed it and no call-back has told yet. */
  @Column({ type: 'text', nullable: true }) endToEndId: string | null;
  @Column({ type: 'text' }) provider: string;
  @Column(money) amount: Cents;
  @Column({ type: 'text' }) outcome: PaymentOutcome;
  @Column(instant) paidAt: Date;
  @Column(instant) createdAt: Date;
}
