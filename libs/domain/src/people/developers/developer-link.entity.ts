import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

/** confirmation: of an e-mail · password: a new password · invitation: to a team. */
export type LinkPurpose = 'confirmation' | 'password' | 'invitation';

/** Table `developer_links`: a one-time link that was sent by e-mail; only the hash of its token is stored. */
@Entity('developer_links')
@Index('developer_links_lookup_idx', ['lookup'], { unique: true })
@Index('developer_links_email_idx', ['email', 'purpose', 'createdAt'])
@Index('developer_links_team_idx', ['teamId'], { where: 'team_id IS NOT NULL' })
@Index('developer_links_expires_at_idx', ['expiresAt'])
export class DeveloperLink {
  @Id() id: number;
  @Column({ type: 'text' }) purpose: LinkPurpose;
  /** The address that it was sent to, in lower case. */
  @Column({ type: 'text' }) email: string;
  /** The team of an invitation. */
  @Column({ type: 'bigint', nullable: true }) teamId: number | null;
  /** The name of who invited. */
  @Column({ type: 'text', nullable: true }) invitedBy: string | null;
  /** What a registration gave, for its confirmation: others may register the same address meanwhile. */
  @Column({ type: 'text', nullable: true }) name: string | null;
  @Column({ type: 'text', nullable: true }) passwordHash: string | null;
  /** SHA-256 of the token. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  @Column(instant) expiresAt: Date;
  /** Used, replaced or withdrawn. */
  @Column(optionalInstant) endedAt: Date | null;
  @Column(instant) createdAt: Date;
}
