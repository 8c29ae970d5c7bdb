import { developerApi, DeveloperController } from './developer-api.decorator.js';
import { DeveloperAccounts, DeveloperSessions, DeveloperTeams, TEAM_ROLES } from '#domain/modules';
import { limitRate, RateLimiter, addressOf } from '#runtime';
import {
  logInOf,
  logOutOf,
  ownSessionsOf,
  emailOf,
  limitPasswords,
} from '../../../sessions/own-sessions.controller.js';
import { z } from 'zod';
import * as fields from '../../../http/field.schemas.js';
import * as answers from '../../../docs/record.schemas.js';
import { publicApi } from '../../../http/declared-api.decorator.js';

const email = z.string().min(3).max(200);
const chosenPassword = fields.newPassword('developer');
const token = z.string().min(1).max(100);

const registrationBody = z.strictObject({
  name: fields.name,
  email,
  password: chosenPassword,
  /** Token of an invitation sent to this address: it proves the address, no other link is needed. */
  invitation: token.exactOptional(),
});
const registrationAnswer = z.strictObject({
  /** Until the address is confirmed, log-ins are refused; a link was sent to it. */
  confirmed: z.boolean(),
});
export const tokenBody = z.strictObject({ token });
const loginBody = z.strictObject({ email, password: z.string().min(1).max(200) });
const passwordBody = z.strictObject({
  current: z.string().min(1).max(200),
  password: chosenPassword,
});

const developerAnswer = z.strictObject({ id: z.int(), name: z.string(), email: z.string() });

const sessionAnswer = z.strictObject({
  token: z.string(),
  expiresAt: answers.instant,
  developer: developerAnswer,
});

export const teamAnswer = answers.named('Team', {
  id: z.int(),
  name: z.string(),
  /** The caller's own role. */
  role: z.enum(TEAM_ROLES),
  createdAt: answers.instant,
});

const currentSessionAnswer = z.strictObject({
  developer: developerAnswer,
  teams: z.array(teamAnswer),
});

const kind = 'developer';

const DeveloperLoginController = logInOf({
  kind,
  path: 'api/developer',
  name: 'DeveloperLoginController',
  body: loginBody,
  answer: sessionAnswer,
  errors: [401, 403],
  summaries: {
    token: 'Signs a developer in, by e-mail and password',
    cookie: 'Signs a developer in by a cookie, for browsers',
  },
  people: DeveloperSessions,
  contact: emailOf,
  open: (people, body, manner) => people.open({ ...manner, ...body }),
  hubId: () => null,
});

const api = developerApi('', { accounts: DeveloperAccounts, teams: DeveloperTeams, limiter: RateLimiter });

const DeveloperCurrentSessionController = api.controller('DeveloperCurrentSessionController', {
  current: api.get('sessions/current', {
    summary: 'Shows who is logged in, and the developer’s teams',
    answer: currentSessionAnswer,
    run: async ({ teams, session: { developer } }) => ({ developer, teams: await teams.list(developer.id) }),
  }),
  setPassword: api.put('password', {
    summary: 'Changes the developer’s own password; every session ends, this one too',
    body: passwordBody,
    errors: [401],
    audit: { entity: 'developer', action: 'password_changed', content: false },
    run: async ({ limiter, accounts, session: { developer }, body: { current, password }, response }) => {
      await limitPasswords(limiter, response, kind, developer.id);
      await accounts.changePassword(developer.id, current, password);
    },
  }),
});

const REGISTRATIONS_PER_MINUTE = 10;

const registrationApi = publicApi('api/developer', { accounts: DeveloperAccounts, limiter: RateLimiter });

const DeveloperRegistrationController = registrationApi.controller('DeveloperRegistrationController', {
  register: registrationApi.post('register', {
    status: 202,
    summary:
      'Registers a developer and sends a link that confirms the e-mail; known addresses are answered alike',
    body: registrationBody,
    answer: registrationAnswer,
    run: async ({ limiter, accounts, body, request, response }) => {
      const address = `developer-register:${addressOf(request)}`;
      await limitRate(limiter, response, address, REGISTRATIONS_PER_MINUTE);
      return { confirmed: await accounts.register(body) };
    },
  }),
  confirm: registrationApi.post('confirm', {
    summary: 'Confirms a registration by the link’s token and the password that was registered',
    body: z.strictObject({
      token,
      password: z.string().min(1).max(200),
    }),
    errors: [401],
    run: ({ accounts, body: { token, password } }) => accounts.confirm(token, password),
  }),
  forgotten: registrationApi.post('password-links', {
    status: 202,
    summary: 'Sends a link for a new password, if the address is known',
    body: z.strictObject({ email }),
    run: ({ accounts, body: { email } }) => accounts.sendPasswordLink(email),
  }),
  complete: registrationApi.post('password-links/complete', {
    summary: 'Sets a new password by the link’s token, which confirms the e-mail too; every session ends',
    body: z.strictObject({ token, password: chosenPassword }),
    run: ({ accounts, body: { token, password } }) => accounts.completePassword(token, password),
  }),
});

const at = DeveloperController('sessions');

export const DEVELOPER_SESSION_CONTROLLERS = [
  DeveloperRegistrationController,
  DeveloperLoginController,
  DeveloperCurrentSessionController,
  logOutOf({ kind, at, name: 'DeveloperLogOutController' }),
  ownSessionsOf({ kind, at, name: 'DeveloperSessionsController' }),
];
