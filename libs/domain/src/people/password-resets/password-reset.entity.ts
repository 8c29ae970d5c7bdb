import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

export const RESET_PERSON_KINDS = ['courier', 'merchant', 'operator'] as const;
export type ResetPersonKind = (typeof RESET_PERSON_KINDS)[number];

/**
 * Table `password_resets`: a one-time link by which a person chooses a new password; only the hash of its token is
 * kept.
 */
@Entity('password_resets')
@Index('password_resets_lookup_idx', ['lookup'], { unique: true })
@Index('password_resets_person_idx', ['personKind', 'personId', 'createdAt'])
@Index('password_resets_expires_at_idx', ['expiresAt'])
export class PasswordReset {
  @Id() id: number;
  /** null: an operator of the platform. */
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'text' }) personKind: ResetPersonKind;
  @Column({ type: 'bigint' }) personId: number;
  /** SHA-256 of the token. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  @Column(instant) expiresAt: Date;
  @Column(optionalInstant) usedAt: Date | null;
  @Column(instant) createdAt: Date;
}
