import { publicApi } from '../../http/declared-api.decorator.js';
import { Hubs, Operators, SecondFactors, Sessions } from '#domain';
import { bearerToken, RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import * as account from '../../sessions/own-sessions.controller.js';
import { adminApi, AdminController } from '../access/admin-api.decorator.js';
import { rightsOf } from '../access/permission.rules.js';
import { currentSessionAnswer, sessionAnswer } from './operators.controller.js';

const kind = 'operator';

const AdminLoginController = account.logInOf({
  kind,
  path: 'api/admin',
  name: 'AdminLoginController',
  body: account.loginBody,
  answer: sessionAnswer,
  errors: [401, 422, 429],
  summaries: { token: 'Signs an operator in', cookie: 'Signs an operator in by a cookie, for browsers' },
  people: Operators,
  contact: account.emailOf,
  open: (operators, { email, password, code }, manner) =>
    operators.login(email, password, { ...manner, code }),
  hubId: ({ operator }) => operator.hubId,
});

const logoutApi = publicApi('api/admin', { sessions: Sessions });

const AdminLogoutController = logoutApi.controller('AdminLogoutController', {
  logout: logoutApi.post('logout', {
    summary: 'Ends the session of the token that is sent',
    open: false,
    run: async ({ sessions, request }) => {
      const token = bearerToken(request);
      if (token !== undefined) await sessions.endToken(token);
    },
  }),
});

const currentSessionApi = adminApi('sessions', 'sessions', {
  hubs: Hubs,
  factors: SecondFactors,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

const AdminCurrentSessionController = currentSessionApi.controller('AdminCurrentSessionController', {
  current: currentSessionApi.get('current', {
    summary: 'Shows who is logged in, their hub and what they may do',
    answer: currentSessionAnswer,
    run: async ({ hubs, factors, config: { modules }, caller: { operator, role, hubId, mustEnrol } }) => ({
      operator,
      hub: hubId === null ? null : await hubs.get(hubId),
      rights: rightsOf(role),
      modules,
      secondFactor: { ...(await factors.stateOf(kind, operator.id)), mustEnrol },
    }),
  }),
});

const at = AdminController('sessions', 'sessions');
const factorAt = AdminController('second-factor', 'sessions');

export const OPERATOR_SESSION_CONTROLLERS = [
  AdminLoginController,
  AdminLogoutController,
  AdminCurrentSessionController,
  account.logOutOf({ kind, at, name: 'AdminLogOutHereController' }),
  account.ownSessionsOf({ kind, at, name: 'AdminSessionsController' }),
  account.secondFactorOf({ kind, at: factorAt, name: 'SecondFactorController' }),
];
