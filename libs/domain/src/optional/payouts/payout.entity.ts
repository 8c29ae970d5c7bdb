import { Check, Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money, oneOf, optionalInstant } from '../../base/index.js';
import type { KeyOwner } from './payout-provider.port.js';

/** `returned`: the money is back in the wallet, refused by a person or by the bank. */
const PAYOUT_STATES = ['requested', 'approved', 'paying', 'paid', 'returned'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

interface PayoutApproval {
  readonly id: number;
  readonly name: string;
  readonly at: string;
}

/** Table `payouts`: a withdrawal that a payment provider pays. Its row is the lock of all that becomes of it. */
@Entity('payouts')
@Check('payouts_amount_check', 'amount > 0')
@Check('payouts_check', 'fee >= 0 and fee < amount')
@Check('payouts_state_check', "state in ('requested', 'approved', 'paying', 'paid', 'returned')")
@Index('payouts_transaction_idx', ['hubId', 'transactionId'], { unique: true })
@Index('payouts_reference_idx', ['hubId', 'reference'], { unique: true })
@Index('payouts_provider_idx', ['hubId', 'providerId'], { unique: true, where: 'provider_id is not null' })
@Index('payouts_courier_idx', ['hubId', 'courierId', 'id'])
@Index('payouts_due_idx', ['dueAt'], { where: 'due_at is not null' })
export class Payout {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'bigint' }) transactionId: number;
  /** Our id for the transfer, given to the provider. */
  @Column({ type: 'text' }) reference: string;
  /** What left the wallet. */
  @Column(money) amount: Cents;
  /** The part of it that is the provider's; the rest arrives. */
  @Column(money) fee: Cents;
  @Column({ type: 'text' }) pixKey: string;
  /** The owner as the provider told it. */
  @Column({ type: 'jsonb', nullable: true }) keyOwner: KeyOwner | null;
  @Column(oneOf(PAYOUT_STATES)) state: PayoutState;
  /** By the rule at the time of the request. */
  @Column({ type: 'smallint' }) approvalsNeeded: number;
  @Column({ type: 'jsonb', default: [] }) approvals: PayoutApproval[];
  /** Who paid: a provider, or `manual`; null: nobody yet. */
  @Column({ type: 'text', nullable: true }) provider: string | null;
  @Column({ type: 'text', nullable: true }) providerId: string | null;
  @Column({ type: 'text', nullable: true }) endToEndId: string | null;
  @Column(optionalInstant) payingSince: Date | null;
  /** When it was last given to the provider. */
  @Column(optionalInstant) sentAt: Date | null;
  @Column({ type: 'integer', default: 0 }) sends: number;
  @Column({ type: 'integer', default: 0 }) asks: number;
  /** The worker's next step; null: it waits for a person, or has ended. */
  @Column(optionalInstant) dueAt: Date | null;
  @Column(optionalInstant) leasedUntil: Date | null;
  /** What a person should look at. */
  @Column({ type: 'text', nullable: true }) trouble: string | null;
  /** Why the money was returned to the wallet. */
  @Column({ type: 'text', nullable: true }) reason: string | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}
