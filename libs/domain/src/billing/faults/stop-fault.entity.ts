import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Actor, Id, instant, optionalInstant, optionalActor } from '../../base/index.js';
import type { Fault, FaultRules } from '../../company/index.js';
import type { FailureCause, Proof } from './fault.rules.js';
import type { FaultBasis, FaultHolder } from './fault-amounts.calculator.js';
import type { FaultKind } from '../../ledger/index.js';

/** Table `stop_faults`: who answers for a delivery that went wrong, one row for each stop. */
@Entity('stop_faults')
@Check('stop_faults_fault_check', "fault in ('recipient', 'shop', 'courier', 'company', 'nobody')")
@Index('stop_faults_stop_idx', ['orderId', 'stop'], { unique: true })
@Index('stop_faults_settle_idx', ['settleAt'], { where: 'settle_at is not null' })
@Index('stop_faults_hub_idx', ['hubId', 'createdAt'])
export class StopFault {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'integer' }) stop: number;
  @Column({ type: 'text' }) publicId: string;
  /** Merchant whose wallet pays the shop's orders. */
  @Column({ type: 'bigint' }) payerId: number;
  @Column({ type: 'bigint', nullable: true }) courierId: number | null;
  @Column({ type: 'text' }) fault: Fault;
  /** From the reason; with `proof` it chose the fault. Both null: nothing failed, a claim was decided. */
  @Column({ type: 'text', nullable: true }) cause: FailureCause | null;
  @Column({ type: 'text', nullable: true }) proof: Proof | null;
  /** The hub's rules at that time. */
  @Column({ type: 'jsonb' }) rules: FaultRules;
  @Column({ type: 'jsonb' }) basis: FaultBasis;
  /** How often money was moved; names the movements. */
  @Column({ type: 'integer', default: 0 }) revision: number;
  /** When the worker moves the money; null: it is done. */
  @Column(optionalInstant) settleAt: Date | null;
  /** Why a person decided otherwise. */
  @Column({ type: 'text', nullable: true }) reason: string | null;
  @Column(optionalActor) decidedBy: Actor | null;
  @Column(optionalInstant) decidedAt: Date | null;
  @Column(instant) createdAt: Date;
}

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
  /** Who was at fault by the rule. */
  @Column({ type: 'text' }) fault: Fault;
  /** Below zero: the holder paid. */
  @Column({ type: 'bigint' }) cents: number;
  @Column(instant) at: Date;
}
