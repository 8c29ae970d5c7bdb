import { Check, Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money, oneOf, optionalInstant } from '../../base/index.js';
import { type KeyOwner, PAYOUT_STATES, type WithdrawalPayout } from '../../people/index.js';

/** Table `payouts`: a withdrawal that a payment provider pays. Its row locks all that becomes of it. */
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
  @Column(money) amount: Cents;
  @Column(money) fee: Cents;
  @Column({ type: 'text' }) pixKey: string;
  @Column({ type: 'jsonb', nullable: true }) keyOwner: KeyOwner | null;
  @Column(oneOf(PAYOUT_STATES)) state: WithdrawalPayout['state'];
  @Column({ type: 'smallint' }) approvalsNeeded: number;
  @Column({ type: 'jsonb', default: [] }) approvals: WithdrawalPayout['approvals'];
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
  @Column({ type: 'text', nullable: true }) trouble: string | null;
  @Column({ type: 'text', nullable: true }) reason: string | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}
