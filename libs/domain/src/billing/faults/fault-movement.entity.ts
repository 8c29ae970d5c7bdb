import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';
import type { Fault } from '../../company/index.js';
import type { FaultKind } from '../../ledger/index.js';
import type { FaultHolder } from './fault-amounts.calculator.js';

/** Table `fault_movements`: the rule that each movement of a fault was made by. */
@Entity('fault_movements')
@Check('fault_movements_holder_check', "holder in ('shop', 'courier')")
@Index('fault_movements_fault_idx', ['faultId'])
export class FaultMovement {
  @PrimaryColumn({ type: 'bigint' }) movementId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) faultId: number;
  @Column({ type: 'text' }) holder: FaultHolder;
  @Column({ type: 'text' }) kind: FaultKind;
  /** Whose fault it was by the rule. */
  @Column({ type: 'text' }) fault: Fault;
  /** Below zero: the holder paid. */
  @Column({ type: 'bigint' }) cents: number;
  @Column(instant) at: Date;
}
