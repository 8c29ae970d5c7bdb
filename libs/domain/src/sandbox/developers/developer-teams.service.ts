import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import {
  Clock,
  Database,
  DomainError,
  type Queryable,
  type RowOf,
  statement,
  type Transaction,
  requireEmail,
  requireText,
} from '../../base/index.js';
import { DeveloperLinks } from './developer-links.service.js';
import { type Developer, DeveloperLink, DeveloperMember, DeveloperTeam } from './developer.entity.js';

const MAX_TEAMS = 20;
const MAX_MEMBERS = 50;

const OF_DEVELOPER = statement(
  'developers.teams_of',
  `select t.id, t.name, m.role, t.created_at as "createdAt"
     from developer_members m join developer_teams t on t.id = m.team_id
    where m.developer_id = $1 and ($2::bigint is null or t.id = $2) order by t.id`,
);
const MEMBERS = statement(
  'developers.team_members',
  `select d.id as "developerId", d.name, d.email, m.role, m.since
     from developer_members m join developers d on d.id = m.developer_id
    where m.team_id = $1 order by m.since, d.id`,
);
const INVITATIONS = statement(
  'developers.team_invitations',
  `select id, email, invited_by as "invitedBy", created_at as "createdAt", expires_at as "expiresAt"
     from developer_links where team_id = $1 and ended_at is null and expires_at > $2 order by id`,
);

/** `role`: the asking developer's role. */
type TeamView = RowOf<typeof OF_DEVELOPER>;

type TeamInvitation = RowOf<typeof INVITATIONS, 'invitedBy'>;

/** A team has one owner, who invites, removes and hands the team over. Teams of others are not found. */
@Injectable()
export class DeveloperTeams {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly links: DeveloperLinks,
  ) {}

  list(developerId: number): Promise<TeamView[]> {
    return this.db.query(OF_DEVELOPER, [developerId, null]);
  }

  /** @throws team_not_found */
  async require(developerId: number, id: number, on: Queryable = this.db): Promise<TeamView> {
    const team = await on.first(OF_DEVELOPER, [developerId, id]);
    if (!team) throw new DomainError('team_not_found');
    return team;
  }

  /** @throws team_not_found */
  async get(developerId: number, id: number) {
    const team = await this.require(developerId, id);
    const members = await this.db.query(MEMBERS, [id]);
    const invitations = await this.db.query<TeamInvitation, 'invitedBy'>(INVITATIONS, [id, this.clock.now()]);
    return { ...team, members, invitations };
  }

  /** @throws required_value (name) · limit_reached */
  async create(developerId: number, name: string): Promise<TeamView> {
    const id = await this.db.transaction(async (tx) => {
      if ((await this.list(developerId)).length >= MAX_TEAMS)
        throw new DomainError('limit_reached', { limit: MAX_TEAMS });
      return this.createIn(tx, developerId, name);
    });
    return this.require(developerId, id);
  }

  /** @throws required_value (name) */
  async createIn(tx: Transaction, developerId: number, name: string): Promise<number> {
    const now = this.clock.now();
    const team = { name: requireText(name, 'name'), createdAt: now, updatedAt: now };
    const { id } = await tx.manager.save(DeveloperTeam, team);
    await tx.manager.insert(DeveloperMember, { teamId: id, developerId, role: 'owner', since: now });
    return id;
  }

  /** @throws team_not_found · forbidden (not the owner) · required_value (name) */
  async rename(developerId: number, id: number, name: string): Promise<TeamView> {
    await this.requireOwner(developerId, id);
    const named = { name: requireText(name, 'name'), updatedAt: this.clock.now() };
    await this.db.manager.update(DeveloperTeam, { id }, named);
    return this.require(developerId, id);
  }

  /** @throws team_not_found · forbidden (not owner) · invalid_value · not_unique (member) · limit_reached */
  async invite(by: Pick<Developer, 'id' | 'name'>, id: number, written: string): Promise<TeamInvitation> {
    const email = requireEmail(written);
    const invitationId = await this.db.transaction(async (tx) => {
      const team = await this.requireOwner(by.id, id, tx);
      const members = await tx.query(MEMBERS, [id]);
      if (members.some((member) => member.email === email))
        throw new DomainError('not_unique', { field: 'email' });
      if (members.length >= MAX_MEMBERS) throw new DomainError('limit_reached', { limit: MAX_MEMBERS });
      return this.links.invite(tx, email, { teamId: id, teamName: team.name, invitedBy: by.name });
    });
    const open = await this.db.query<TeamInvitation, 'invitedBy'>(INVITATIONS, [id, this.clock.now()]);
    const made = open.find((invitation) => invitation.id === invitationId);
    if (!made) throw new DomainError('team_not_found');
    return made;
  }

  /** An invitation that has ended is left unchanged. @throws team_not_found · forbidden (not the owner) */
  async withdraw(developerId: number, id: number, invitationId: number): Promise<void> {
    await this.requireOwner(developerId, id);
    const open = { id: invitationId, teamId: id, endedAt: IsNull() };
    await this.db.manager.update(DeveloperLink, open, { endedAt: this.clock.now() });
  }

  /** Joins with the address that the link was sent to. @throws invalid_value (token) */
  async accept({ id, email }: Pick<Developer, 'id' | 'email'>, token: string) {
    const teamId = await this.db.transaction(async (tx) => {
      const used = await this.links.use(tx, 'invitation', token);
      if (used.email !== email || used.teamId === null)
        throw new DomainError('invalid_value', { field: 'token' });
      await this.addMember(tx, used.teamId, id);
      return used.teamId;
    });
    return this.require(id, teamId);
  }

  async addMember(tx: Transaction, teamId: number, developerId: number): Promise<void> {
    await tx.execute(
      `insert into developer_members (team_id, developer_id, role, since) values ($1, $2, 'member', $3)
       on conflict do nothing`,
      [teamId, developerId, this.clock.now()],
    );
  }

  /** Owners remove others, and hand over first; members leave. @throws team_not_found · forbidden */
  async remove(developerId: number, id: number, memberId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { role } = await this.require(developerId, id, tx);
      const leaves = memberId === developerId;
      if (leaves ? role === 'owner' : role !== 'owner') throw new DomainError('forbidden');
      await tx.manager.delete(DeveloperMember, { teamId: id, developerId: memberId, role: 'member' });
    });
  }

  /** The former owner becomes a member. @throws team_not_found · forbidden · invalid_value (developerId) */
  async transfer(developerId: number, id: number, memberId: number): Promise<TeamView> {
    await this.db.transaction(async (tx) => {
      await tx.execute('select 1 from developer_teams where id = $1 for update', [id]);
      await this.requireOwner(developerId, id, tx);
      if (memberId === developerId) return;
      await tx.manager.update(DeveloperMember, { teamId: id, developerId }, { role: 'member' });
      const next = { teamId: id, developerId: memberId };
      if ((await tx.manager.update(DeveloperMember, next, { role: 'owner' })).affected === 0)
        throw new DomainError('invalid_value', { field: 'developerId' });
    });
    return this.require(developerId, id);
  }

  async requireOwner(developerId: number, id: number, on: Queryable = this.db): Promise<TeamView> {
    const team = await this.require(developerId, id, on);
    if (team.role !== 'owner') throw new DomainError('forbidden');
    return team;
  }
}
