import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';
import type { RetainedOrderKind } from './anonymised-order.statements.js';

/** Table `retention_marks`: the last order of a hub whose data of this kind were cleared. */
@Entity('retention_marks')
export class RetentionMark {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'text' }) kind: RetainedOrderKind;
  @Column(instant) clearedTo: Date;
  @Column({ type: 'bigint' }) orderId: number;
}
