import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { optionalInstant } from '../../base/index.js';

/** When a hub is planned next, and which worker plans it now. */
@Entity('planning_passes')
@Index('planning_passes_due_idx', ['dueAt'], { where: 'due_at is not null' })
export class PlanningPass {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  /** null: nothing is open. While a pass runs, the end of its lease: then another worker takes over. */
  @Column(optionalInstant) dueAt: Date | null;
  @Column(optionalInstant) leasedUntil: Date | null;
  /** Grows with each claim: a pass that was taken over cannot write any more. */
  @Column({ type: 'bigint', default: 0 }) lease: number;
  /** Something changed since the pass began. */
  @Column({ type: 'boolean', default: false }) requested: boolean;
  /** Orders of a region that a pass plans, after one that took too long; null: as many as ever. */
  @Column({ type: 'integer', nullable: true }) orderLimit: number | null;
}
