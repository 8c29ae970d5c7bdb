import { Check, Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money } from '../../base/index.js';
import type { MovementKind, MovementStatus, Operation, TopUpMethod } from './ledger.types.js';

/** One movement of a wallet, of which the database writes the two entries. Only its status and text may ever change. */
@Entity('ledger_transactions')
@Check('ledger_transactions_amount_check', 'amount > 0')
@Check('ledger_transactions_two_accounts_check', 'counter_account_id <> account_id')
@Check('ledger_transactions_operation_check', "operation in ('credit', 'debit')")
@Index('ledger_transactions_external_id_key', ['accountId', 'externalId'], {
  unique: true,
  where: 'external_id is not null',
})
@Index('ledger_transactions_account_idx', ['accountId', 'id'])
@Index('ledger_transactions_account_operation_idx', ['accountId', 'operation', 'id'])
@Index('ledger_transactions_day_idx', ['hubId', 'createdAt', 'id'])
@Index('ledger_transactions_order_idx', ['orderId', 'accountId'], { where: 'order_id is not null' })
@Index('ledger_transactions_reference_idx', ['referenceId'], { where: 'reference_id is not null' })
@Index('ledger_transactions_withdrawals_idx', ['hubId', 'id'], { where: "kind = 'withdrawal'" })
export class LedgerTransaction {
  @Id() id: number;
  @Column({ type: 'uuid' }) uuid: string;
  @Column({ type: 'bigint' }) hubId: number;
  /** The wallet that moves. */
  @Column({ type: 'bigint' }) accountId: number;
  /** The hub's account on the other side. */
  @Column({ type: 'bigint' }) counterAccountId: number;
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'text' }) kind: MovementKind;
  @Column(money) amount: Cents;
  @Column({ type: 'text' }) description: string;
  @Column({ type: 'text' }) status: MovementStatus;
  @Column({ type: 'text', nullable: true }) externalId: string | null;
  @Column({ type: 'text', nullable: true }) paymentMethod: TopUpMethod | null;
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  @Column({ type: 'bigint', nullable: true }) referenceId: number | null;
  @Column(instant) createdAt: Date;
}
