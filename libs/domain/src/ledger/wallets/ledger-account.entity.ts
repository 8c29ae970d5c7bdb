import { Column, Entity, Unique } from 'typeorm';
import { type Cents, Id, instant, money } from '../../base/index.js';
import type { AccountRole } from './ledger.types.js';

/** An account of the books. Its row is the lock of everything that moves on it. */
@Entity('ledger_accounts')
@Unique(['hubId', 'role', 'holderId'])
export class LedgerAccount {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) role: AccountRole;
  /** Merchant or courier id; for an account of the hub, the number of the shard. */
  @Column({ type: 'bigint' }) holderId: number;
  /** Sum of the account's entries, kept in the transaction that writes them. */
  @Column({ ...money, default: 0 }) balance: Cents;
  /** How many entries of each direction there are: the totals of the statement, without counting. */
  @Column({ type: 'bigint', default: 0 }) credits: number;
  @Column({ type: 'bigint', default: 0 }) debits: number;
  @Column(instant) createdAt: Date;
}
