import { developerApi, DeveloperController } from './developer-api.decorator.js';
import { DeveloperAccounts, DeveloperSessions, DeveloperTeams } from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { logInOf } from '../../sessions/log-in.controller.js';
import { logOutOf, ownSessionsOf, emailOf } from '../../sessions/own-sessions.controller.js';
import { currentSessionAnswer, loginBody, passwordBody, sessionAnswer } from './session.schemas.js';

const PASSWORDS_PER_MINUTE = 5;
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

/** A developer's own session and password. */
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
      const person = `developer-password:${String(developer.id)}`;
      await limitRate(limiter, response, person, PASSWORDS_PER_MINUTE);
      await accounts.changePassword(developer.id, current, password);
    },
  }),
});

const at = DeveloperController('sessions');

export const DEVELOPER_SESSION_CONTROLLERS = [
  DeveloperLoginController,
  DeveloperCurrentSessionController,
  logOutOf({ kind, at, name: 'DeveloperLogOutController' }),
  ownSessionsOf({ kind, at, name: 'DeveloperSessionsController' }),
];
