import { merchantApi, MerchantController } from './merchant-api.decorator.js';
import { MerchantSessions } from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { logInOf } from '../../sessions/log-in.controller.js';
import { logOutOf, ownSessionsOf, emailOf, loginBody } from '../../sessions/own-sessions.controller.js';
import { secondFactorOf } from '../../sessions/second-factor.controller.js';
import { CurrentSessions } from './current-session.service.js';
import { currentSessionAnswer, passwordBody, sessionAnswer } from './session.schemas.js';

const PASSWORDS_PER_MINUTE = 5;
const kind = 'merchant';

const MerchantLoginController = logInOf({
  kind,
  path: 'api/merchant',
  name: 'MerchantLoginController',
  body: loginBody,
  answer: sessionAnswer,
  errors: [401, 422],
  summaries: {
    token: 'Signs a merchant or sub-user in, by e-mail and password',
    cookie: 'Signs a merchant or sub-user in by a cookie, for browsers',
  },
  people: MerchantSessions,
  contact: emailOf,
  open: (people, body, manner) => people.open({ ...manner, ...body }),
  hubId: ({ merchant }) => merchant.hubId,
});

const api = merchantApi('', { currents: CurrentSessions, sessions: MerchantSessions, limiter: RateLimiter });

/** A person's own session and password. */
const MerchantCurrentSessionController = api.controller('MerchantCurrentSessionController', {
  current: api.get('sessions/current', {
    summary: 'Shows who is logged in, the account and the company, and what the person may do',
    answer: currentSessionAnswer,
    run: ({ currents, session }) => currents.show(session),
  }),
  setPassword: api.put('password', {
    summary: 'Changes the person’s own password; every session ends, this one too',
    body: passwordBody,
    errors: [401, 422],
    audit: { entity: 'merchant', action: 'password_changed', content: false },
    run: async ({ limiter, sessions, by, session: { merchant }, body: { current, password }, response }) => {
      const person = `merchant-password:${String(merchant.id)}`;
      await limitRate(limiter, response, person, PASSWORDS_PER_MINUTE);
      await sessions.changePassword(by, merchant.id, current, password);
    },
  }),
});

const at = MerchantController('sessions');
const factorAt = MerchantController('second-factor');

export const MERCHANT_SESSION_CONTROLLERS = [
  MerchantLoginController,
  MerchantCurrentSessionController,
  logOutOf({ kind, at, name: 'MerchantLogOutController' }),
  ownSessionsOf({ kind, at, name: 'MerchantSessionsController' }),
  secondFactorOf({ kind, at: factorAt, name: 'MerchantSecondFactorController' }),
];
