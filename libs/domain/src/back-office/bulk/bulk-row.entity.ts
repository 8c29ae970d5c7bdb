import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

type BulkRowState = 'pending' | 'done' | 'refused';

/** Table `bulk_rows`: one order of a job and its result. */
@Entity('bulk_rows')
@Index('bulk_rows_pending_idx', ['jobId', 'ordinal'], { where: "state = 'pending'" })
export class BulkRow {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) jobId: number;
  @PrimaryColumn({ type: 'int' }) ordinal: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'text' }) publicId: string;
  @Column({ type: 'text', default: 'pending' }) state: BulkRowState;
  /** Code of the domain error; null: no error. */
  @Column({ type: 'text', nullable: true }) refusal: string | null;
  /** Command of this order, set in a job that undoes another. */
  @Column({ type: 'jsonb', nullable: true }) input: unknown;
  /** The order's courier before the command. */
  @Column({ type: 'bigint', nullable: true }) courierBefore: number | null;
}
