import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../storage/index.js';

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
}
