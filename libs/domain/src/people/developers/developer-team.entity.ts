import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Id, instant } from '../../base/index.js';

export const TEAM_ROLES = ['owner', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Table `developer_teams`: who works together on apps. */
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
  @Column({ type: 'text' }) role: TeamRole;
  @Column(instant) since: Date;
}
