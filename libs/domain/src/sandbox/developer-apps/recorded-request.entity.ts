import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

/** A field that a face has no use for, by its path, and the name that was probably meant. */
export interface IgnoredField {
  readonly field: string;
  readonly meant: string | null;
}

/** Table `recorded_requests`: a request that an app made in its sandbox, with secrets masked. Kept for a week. */
@Entity('recorded_requests')
@Index('recorded_requests_hub_idx', ['hubId', 'id'])
@Index('recorded_requests_at_idx', ['at'])
export class RecordedRequest {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(instant) at: Date;
  @Column({ type: 'text' }) method: string;
  @Column({ type: 'text' }) path: string;
  @Column({ type: 'jsonb' }) headers: Record<string, string>;
  @Column({ type: 'text', nullable: true }) body: string | null;
  @Column({ type: 'int' }) status: number;
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @Column({ type: 'int' }) durationMs: number;
  @Column({ type: 'text', nullable: true }) requestId: string | null;
  /** Fields of query and body that the face does not know; null: none. */
  @Column({ type: 'jsonb', nullable: true }) ignored: IgnoredField[] | null;
}
