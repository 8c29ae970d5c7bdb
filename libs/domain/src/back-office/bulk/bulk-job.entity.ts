import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';
import type { HandCommand } from '../../ordering/index.js';

/** Table `bulk_jobs`: one command that an operator gave to many orders. The audit log keeps it in full. */
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
  /** Idempotency key: a request with the same key returns the same job. */
  @Column({ type: 'text' }) key: string;
  /** The command: one of orders, or `undo`. */
  @Column({ type: 'text' }) command: HandCommand['name'] | 'undo';
  /** The command with its parameters. */
  @Column({ type: 'jsonb' }) input: unknown;
  @Column({ type: 'bigint', array: true }) orderIds: number[];
  /** The job that this one undoes. */
  @Column({ type: 'bigint', nullable: true }) undoes: number | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}
