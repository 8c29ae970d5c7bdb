import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

type BulkRowState = 'pending' | 'done' | 'refused';

/** One order of a job, and what became of it. */
@Entity('bulk_rows')
@Index('bulk_rows_pending_idx', ['jobId', 'ordinal'], { where: "state = 'pending'" })
export class BulkRow {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) jobId: number;
  @PrimaryColumn({ type: 'int' }) ordinal: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'text' }) publicId: string;
  @Column({ type: 'text', default: 'pending' }) state: BulkRowState;
  /** Code of the domain error. */
  @Column({ type: 'text', nullable: true }) refusal: string | null;
  /** Of an undo: each order has a command of its own. */
  @Column({ type: 'jsonb', nullable: true }) input: unknown;
  /** Who carried the order before it was done. */
  @Column({ type: 'bigint', nullable: true }) courierBefore: number | null;
}
