import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Cents, money } from '../../base/index.js';

/**
 * Table `spending_days`: what somebody with a limit ordered for on one day of the hub. `spending_take` adds, in the statement that
 * places an order; its cancellation takes away.
 */
@Entity('spending_days')
export class SpendingDay {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  /** `m:10002`, a sub-user, or `a:10001/10002`, an app of a merchant. */
  @PrimaryColumn({ type: 'text' }) spender: string;
  @PrimaryColumn({ type: 'date' }) day: string;
  @Column(money) spentCents: Cents;
}
