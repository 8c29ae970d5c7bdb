import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../storage/index.js';

/** Table `operator_tokens`: an opaque access token; only its hash is kept. */
@Entity('operator_tokens')
@Index('operator_tokens_lookup_idx', ['lookup'], { unique: true })
@Index('operator_tokens_operator_idx', ['operatorId'])
@ForeignKey('Operator', ['operatorId'], ['id'])
export class OperatorToken {
  @Id() id: number;
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'bigint' }) operatorId: number;
  @Column({ type: 'text' }) label: string;
  /** SHA-256 of the token. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  @Column(optionalInstant) expiresAt: Date | null;
  @Column(optionalInstant) revokedAt: Date | null;
  @Column(instant) createdAt: Date;
}
