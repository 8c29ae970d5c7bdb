import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Cents, money } from '../../base/index.js';

/** Table `cash_limits`: how much cash a courier may hold, where it is not what the hub allows everybody. */
@Entity('cash_limits')
export class CashLimit {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) courierId: number;
  @Column(money) limitCents: Cents;
}
