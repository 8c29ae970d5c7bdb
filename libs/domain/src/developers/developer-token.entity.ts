import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../storage/index.js';

/** Table `developer_tokens`: a log-in of a developer; only the hash of the token is stored. */
@Entity('developer_tokens')
@Index('developer_tokens_lookup_idx', ['lookup'], { unique: true })
@Index('developer_tokens_developer_idx', ['developerId'])
@Index('developer_tokens_expires_at_idx', ['expiresAt'])
export class DeveloperToken {
  @Id() id: number;
  @Column({ type: 'bigint' }) developerId: number;
  @Column({ type: 'text' }) label: string;
  /** SHA-256 of the token. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  @Column(instant) expiresAt: Date;
  @Column(optionalInstant) revokedAt: Date | null;
  @Column(instant) createdAt: Date;
}
