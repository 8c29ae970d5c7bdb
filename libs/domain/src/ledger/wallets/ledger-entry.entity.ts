import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { type Cents, money } from '../../base/index.js';

/**
 * Table `ledger_entries`: one side of a movement, written by the database with it. Append-only: triggers refuse to
 * add, change or remove entries by hand.
 */
@Entity('ledger_entries')
@Check('ledger_entries_amount_check', 'amount <> 0')
export class LedgerEntry {
  @PrimaryColumn({ type: 'bigint' }) transactionId: number;
  @PrimaryColumn({ type: 'smallint' }) leg: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) accountId: number;
  /** Signed: the entries of a movement add up to zero. */
  @Column(money) amount: Cents;
}
