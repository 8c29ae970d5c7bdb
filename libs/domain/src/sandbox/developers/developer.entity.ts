import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, oneOf, optionalInstant } from '../../base/index.js';

/** Table `developers`: a person who builds software on the platform, in no hub. */
@Entity('developers')
@Index('developers_email_idx', ['email'], { unique: true })
export class Developer {
  @Id() id: number;
  @Column({ type: 'text' }) name: string;
  /** In lower case. */
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text' }) passwordHash: string;
  /** null: the developer may not log in yet. */
  @Column(optionalInstant) confirmedAt: Date | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

/** confirmation: of an e-mail · password: a new one · invitation: to a team. */
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
  /** Address in lower case. */
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'bigint', nullable: true }) teamId: number | null;
  @Column({ type: 'text', nullable: true }) invitedBy: string | null;
  /** What a registration gave, until it is confirmed: others may register the same address meanwhile. */
  @Column({ type: 'text', nullable: true }) name: string | null;
  @Column({ type: 'text', nullable: true }) passwordHash: string | null;
  /** SHA-256 of the token. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  @Column(instant) expiresAt: Date;
  /** The link was used, replaced or withdrawn. */
  @Column(optionalInstant) endedAt: Date | null;
  @Column(instant) createdAt: Date;
}

export const TEAM_ROLES = ['owner', 'member'] as const;
type TeamRole = (typeof TEAM_ROLES)[number];

/** Table `developer_teams`. */
@Entity('developer_teams')
export class DeveloperTeam {
  @Id() id: number;
  @Column({ type: 'text' }) name: string;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

/** Table `developer_members`: a developer in a team. A team has one owner. */
@Entity('developer_members')
@Index('developer_members_developer_idx', ['developerId'])
@Index('developer_members_owner_idx', ['teamId'], { unique: true, where: "role = 'owner'::text" })
export class DeveloperMember {
  @PrimaryColumn({ type: 'bigint' }) teamId: number;
  @PrimaryColumn({ type: 'bigint' }) developerId: number;
  @Column(oneOf(TEAM_ROLES)) role: TeamRole;
  @Column(instant) since: Date;
}
