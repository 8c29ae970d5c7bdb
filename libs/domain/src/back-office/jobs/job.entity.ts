import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, optionalInstant, type Scope } from '../../base/index.js';

/** `bulk`: a command to many orders · `sheet`: deliveries of a sheet · `batch`: orders sent at once. */
export type JobKind = 'bulk' | 'sheet' | 'batch';

/** Table `jobs`: a request about many orders. A worker does its rows. */
@Entity('jobs')
@Index('jobs_key_idx', ['hubId', 'kind', 'ownerId', 'key'], { unique: true })
@Index('jobs_running_idx', ['hubId', 'ownerId'], {
  unique: true,
  where: "kind = 'bulk' and ended_at is null",
})
@Index('jobs_undoes_idx', ['hubId', 'undoes'], { unique: true, where: 'undoes is not null' })
@Index('jobs_open_idx', ['kind', 'id'], { where: 'ended_at is null' })
@Index('jobs_created_at_idx', ['createdAt'])
export class Job<Input = unknown> {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) kind: JobKind;
  /** The operator of a bulk command, else the merchant; 0: the hub itself. */
  @Column({ type: 'bigint' }) ownerId: number;
  /** The sender, with the rights by which the rows are done. */
  @Column({ type: 'jsonb' }) scope: Scope;
  /** Idempotency key: a second request of the owner with the same key is the same job. */
  @Column({ type: 'text' }) key: string;
  @Column({ type: 'jsonb' }) input: Input;
  @Column({ type: 'bigint', nullable: true }) undoes: number | null;
  @Column({ type: 'integer' }) total: number;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}

export const JOB_ROW_STATES = ['pending', 'done', 'refused'] as const;

/** Table `job_rows`: one order of a job, and its result. */
@Entity('job_rows')
@Index('job_rows_pending_idx', ['jobId', 'ordinal'], { where: "state = 'pending'" })
export class JobRow<Input = unknown, Result = unknown> {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) jobId: number;
  @PrimaryColumn({ type: 'integer' }) ordinal: number;
  /** null: forgotten once it was done. */
  @Column({ type: 'jsonb', nullable: true }) input: Input;
  @Column({ type: 'text' }) state: (typeof JOB_ROW_STATES)[number];
  @Column({ type: 'text', nullable: true }) refusal: string | null;
  @Column({ type: 'jsonb', nullable: true }) result: Result | null;
  /** End of a worker's claim; afterwards another worker takes the row. */
  @Column(optionalInstant) claimedUntil: Date | null;
}
