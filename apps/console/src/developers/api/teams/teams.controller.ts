import { Audit } from '#domain';
import { DeveloperLink, DeveloperMember, DeveloperTeams } from '#domain/modules';
import { z } from 'zod';
import * as fields from '../../../http/field.schemas.js';
import * as answers from '../../../docs/record.schemas.js';
import { activityAnswer, activityBody, activityQuery } from '../apps/app.schemas.js';
import { developerApi } from '../session/developer-api.decorator.js';
import { teamAnswer, tokenBody } from '../session/sessions.controller.js';

const inTeam = fields.pathId('team_not_found');
const nameBody = z.strictObject({ name: fields.name });

const invitationAnswer = answers.recordOf(DeveloperLink, ['id email createdAt expiresAt'], {
  invitedBy: z.string(),
});
const teamDetailAnswer = teamAnswer.extend({
  members: z.array(
    answers.recordOf(
      DeveloperMember,
      ['developerId role since'],
      answers.each(['name', 'email'], z.string()),
    ),
  ),
  invitations: z.array(invitationAnswer),
});

const api = developerApi('teams', { teams: DeveloperTeams, log: Audit }, { id: inTeam });

/** Teams that the caller is not in are not found. */
const DeveloperTeamsController = api.controller('DeveloperTeamsController', {
  list: api.get('', {
    summary: 'Lists the caller’s teams',
    answer: answers.listOf(teamAnswer),
    run: ({ teams, by: id }) => teams.list(id),
  }),
  create: api.post('', {
    summary: 'Creates a team that the caller owns',
    body: nameBody,
    answer: teamAnswer,
    audit: { entity: 'developer_team', action: 'created' },
    run: ({ teams, by, body: { name } }) => teams.create(by, name),
  }),
  read: api.get(':id', {
    summary: 'Shows a team with its members and open invitations',
    answer: teamDetailAnswer,
    run: ({ teams, by, id }) => teams.get(by, id),
  }),
  rename: api.patch(':id', {
    summary: 'Renames a team; only its owner may',
    body: nameBody,
    answer: teamAnswer,
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'renamed' },
    run: ({ teams, by, id, body: { name } }) => teams.rename(by, id, name),
  }),
  transfer: api.post(':id/transfer', {
    summary: 'Makes a member the owner; the owner becomes a member',
    body: z.strictObject({ developerId: fields.id }),
    answer: teamAnswer,
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'transferred' },
    run: ({ teams, session: { developer }, id, body: { developerId } }) =>
      teams.transfer(developer.id, id, developerId),
  }),
  activity: api.get(':id/activity', {
    summary: 'Lists who did what to the team, newest first',
    query: activityQuery,
    answer: activityAnswer,
    run: async ({ teams, log, by, id, query: { cursor, limit } }) => {
      await teams.require(by, id);
      const about = { entity: 'developer_team', entityId: String(id), before: cursor };
      return (await log.list(null, about, limit)).map(activityBody);
    },
  }),
});

const membersApi = developerApi(
  '',
  { teams: DeveloperTeams },
  { id: inTeam, invitationId: inTeam, developerId: inTeam },
);

const DeveloperMembersController = membersApi.controller('DeveloperMembersController', {
  invite: membersApi.post('teams/:id/invitations', {
    status: 201,
    summary: 'Sends somebody an invitation to the team, valid for 7 days; only its owner may',
    body: z.strictObject({ email: z.string().min(3).max(200) }),
    answer: invitationAnswer,
    errors: [403, 404, 409],
    audit: { entity: 'developer_team', action: 'invited', content: false },
    run: ({ teams, session: { developer }, id, body: { email } }) => teams.invite(developer, id, email),
  }),
  withdraw: membersApi.delete('teams/:id/invitations/:invitationId', {
    summary: 'Withdraws an invitation; only the team’s owner may',
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'invitation_withdrawn', content: false },
    run: ({ teams, by, id, invitationId }) => teams.withdraw(by, id, invitationId),
  }),
  remove: membersApi.delete('teams/:id/members/:developerId', {
    summary: 'Removes a member; members may remove themselves',
    errors: [403, 404],
    audit: { entity: 'developer_team', action: 'member_removed' },
    run: ({ teams, by, id, developerId }) => teams.remove(by, id, developerId),
  }),
  accept: membersApi.post('invitations/accept', {
    summary: 'Joins the team of an invitation that was sent to the caller’s address',
    body: tokenBody,
    answer: teamAnswer,
    audit: { entity: 'developer_team', action: 'joined', content: false },
    run: ({ teams, session: { developer }, body: { token } }) => teams.accept(developer, token),
  }),
});

export const TEAM_CONTROLLERS = [DeveloperMembersController, DeveloperTeamsController];
