import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../shared/index.js';

/** What was answered to a request that named itself, to be answered again if it comes again. */
@Entity('idempotent_answers')
@Index('idempotent_answers_created_at_idx', ['createdAt'])
export class IdempotentAnswer {
  @PrimaryColumn({ type: 'bigint' }) credentialId: number;
  @PrimaryColumn({ type: 'text' }) key: string;
  /** SHA-256 of what was asked. */
  @Column({ type: 'bytea' }) requestHash: Buffer;
  /** As it was sent; null only within the transaction that makes it. */
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @Column(instant) createdAt: Date;
}
