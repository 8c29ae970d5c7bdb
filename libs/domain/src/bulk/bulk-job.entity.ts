import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../storage/index.js';

/** One command that an operator gave to many orders at once. The audit log keeps it whole. */
@Entity('bulk_jobs')
@Index('bulk_jobs_key_idx', ['hubId', 'operatorId', 'key'], { unique: true })
@Index('bulk_jobs_running_idx', ['hubId', 'operatorId'], { unique: true, where: 'ended_at is null' })
@Index('bulk_jobs_undoes_idx', ['hubId', 'undoes'], { unique: true, where: 'undoes is not null' })
@Index('bulk_jobs_created_at_idx', ['createdAt'])
export class BulkJob {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) operatorId: number;
  @Column({ type: 'text' }) operatorName: string;
  /** The caller's name for it: the same request again is the same job. */
  @Column({ type: 'text' }) key: string;
  /** What it does: a command of orders, or `undo`. */
  @Column({ type: 'text' }) command: string;
  /** The command with what it was told. */
  @Column({ type: 'jsonb' }) input: unknown;
  @Column({ type: 'bigint', array: true }) orderIds: number[];
  /** The job that this one takes back. */
  @Column({ type: 'bigint', nullable: true }) undoes: number | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}
