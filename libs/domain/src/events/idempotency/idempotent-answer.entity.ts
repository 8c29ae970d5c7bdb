import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';

/** Table `idempotent_answers`: the answer to a request with an idempotency key, for its repetitions. */
@Entity('idempotent_answers')
@Index('idempotent_answers_created_at_idx', ['createdAt'])
export class IdempotentAnswer {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) credentialId: number;
  @PrimaryColumn({ type: 'text' }) key: string;
  /** SHA-256 of operation and body. */
  @Column({ type: 'bytea' }) requestHash: Buffer;
  /** The answer as it was sent; null only within the transaction that makes it. */
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @Column(instant) createdAt: Date;
}
