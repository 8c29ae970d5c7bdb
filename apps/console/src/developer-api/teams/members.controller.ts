import { DeveloperTeams, type DeveloperSession } from '#domain';
import { z } from 'zod';
import { instantAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CurrentDeveloper, DeveloperController, DeveloperId } from '../session/index.js';
import { teamAnswer, tokenBody } from '../session/session.schemas.js';

const params = { id: pathId('team_not_found') };
const invitationBody = z.strictObject({ email: z.string().min(3).max(200) });
const invitationAnswer = z.strictObject({
  id: z.int(),
  email: z.string(),
  invitedBy: z.string(),
  createdAt: instantAnswer,
  expiresAt: instantAnswer,
});

/** Who comes into a team and who leaves it. */
@DeveloperController()
export class DeveloperMembersController {
  constructor(private readonly teams: DeveloperTeams) {}

  @Endpoint({
    method: 'POST',
    path: 'teams/:id/invitations',
    status: 201,
    summary: 'Sends somebody an invitation to the team, valid for 7 days; only its owner may',
    params,
    body: invitationBody,
    answer: invitationAnswer,
    errors: [403, 404, 409],
    audit: { entity: 'developer_team', action: 'invited', content: false },
  })
  invite(
    @CurrentDeveloper() { developer }: DeveloperSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { email }: z.output<typeof invitationBody>,
  ) {
    return this.teams.invite(developer, id, email);
  }

  @Endpoint({
    method: 'DELETE',
    path: 'teams/:id/invitations/:invitationId',
    status: 204,
    summary: 'Withdraws an invitation; only the team’s owner may',
    params: { ...params, invitationId: pathId('team_not_found') },
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'invitation_withdrawn', content: false },
  })
  withdraw(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('invitationId') invitationId: number,
  ): Promise<void> {
    return this.teams.withdraw(by, id, invitationId);
  }

  @Endpoint({
    method: 'DELETE',
    path: 'teams/:id/members/:developerId',
    status: 204,
    summary: 'Removes a member; members may remove themselves',
    params: { ...params, developerId: pathId('team_not_found') },
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'member_removed' },
  })
  remove(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('developerId') developerId: number,
  ): Promise<void> {
    return this.teams.remove(by, id, developerId);
  }

  @Endpoint({
    method: 'POST',
    path: 'invitations/accept',
    status: 200,
    summary: 'Joins the team of an invitation that was sent to the caller’s address',
    body: tokenBody,
    answer: teamAnswer,
    audit: { entity: 'developer_team', action: 'joined', content: false },
  })
  accept(
    @CurrentDeveloper() { developer }: DeveloperSession,
    @EndpointBody() { token }: z.output<typeof tokenBody>,
  ) {
    return this.teams.accept(developer, token);
  }
}
