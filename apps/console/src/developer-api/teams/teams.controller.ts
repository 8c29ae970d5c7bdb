import { Audit, DeveloperTeams, TEAM_ROLES, type DeveloperSession } from '#domain';
import { z } from 'zod';
import { cursorPage, idField, nameField } from '../../admin/field.schemas.js';
import { instantAnswer, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { activityAnswer, activityBody, activityQuery } from '../activity.schemas.js';
import { CurrentDeveloper, DeveloperController, DeveloperId } from '../session/index.js';
import { teamAnswer } from '../session/session.schemas.js';

const params = { id: pathId('team_not_found') };
const nameBody = z.strictObject({ name: nameField });

const teamDetailAnswer = teamAnswer.extend({
  members: z.array(
    z.strictObject({
      developerId: z.int(),
      name: z.string(),
      email: z.string(),
      role: z.enum(TEAM_ROLES),
      since: instantAnswer,
    }),
  ),
  /** Open ones. */
  invitations: z.array(
    z.strictObject({
      id: z.int(),
      email: z.string(),
      invitedBy: z.string(),
      createdAt: instantAnswer,
      expiresAt: instantAnswer,
    }),
  ),
});
const transferBody = z.strictObject({ developerId: idField });

/** Teams of developers. Teams that the caller is not in are not found. */
@DeveloperController('teams')
export class DeveloperTeamsController {
  constructor(
    private readonly teams: DeveloperTeams,
    private readonly log: Audit,
  ) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'Lists the caller’s teams', answer: listOf(teamAnswer) })
  async list(@DeveloperId() id: number) {
    return { items: await this.teams.list(id) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Creates a team that the caller owns',
    body: nameBody,
    answer: teamAnswer,
    audit: { entity: 'developer_team', action: 'created' },
  })
  create(@DeveloperId() by: number, @EndpointBody() { name }: z.output<typeof nameBody>) {
    return this.teams.create(by, name);
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a team with its members and open invitations',
    params,
    answer: teamDetailAnswer,
    errors: [404],
  })
  read(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    return this.teams.get(by, id);
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Renames a team; only its owner may',
    params,
    body: nameBody,
    answer: teamAnswer,
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'renamed' },
  })
  rename(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() { name }: z.output<typeof nameBody>,
  ) {
    return this.teams.rename(by, id, name);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/transfer',
    status: 200,
    summary: 'Makes a member the owner; the owner becomes a member',
    params,
    body: transferBody,
    answer: teamAnswer,
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'transferred' },
  })
  transfer(
    @CurrentDeveloper() { developer }: DeveloperSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { developerId }: z.output<typeof transferBody>,
  ) {
    return this.teams.transfer(developer.id, id, developerId);
  }

  @Endpoint({
    method: 'GET',
    path: ':id/activity',
    status: 200,
    summary: 'Lists who did what to the team, newest first',
    params,
    query: activityQuery,
    answer: activityAnswer,
    errors: [404],
  })
  async activity(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointQuery() { cursor, limit }: z.output<typeof activityQuery>,
  ) {
    await this.teams.require(by, id);
    const about = { entity: 'developer_team', entityId: String(id), before: cursor };
    return cursorPage((await this.log.list(null, about, limit)).map(activityBody), limit);
  }
}
