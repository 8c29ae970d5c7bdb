import { publicApi } from '../../http/declared-api.decorator.js';
import { CourierAccess, PushSubscriptions, Sessions } from '#domain';
import { bearerToken, RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import { createHash } from 'node:crypto';
import {
  clearSessionCookie,
  PAGE_SESSIONS,
  refuseForeignPage,
  sessionToken,
} from '../../http/page-session.policy.js';
import { logInOf } from '../../sessions/log-in.controller.js';
import { ownSessionsOf } from '../../sessions/own-sessions.controller.js';
import { courierSessionAnswer } from '../courier.answers.js';
import { CourierController } from './courier-api.decorator.js';
import { CourierLogIn, whoOf } from './courier-log-in.service.js';
import { loginBody } from './session.schemas.js';

const kind = 'courier';

const LoginController = logInOf({
  kind,
  path: 'api/courier',
  name: 'LoginController',
  body: loginBody,
  answer: courierSessionAnswer,
  errors: [401, 403],
  summaries: { token: 'Sign in by phone or e-mail', cookie: 'Sign in by a cookie, for browsers' },
  people: CourierLogIn,
  contact: (body) => CourierAccess.personOf(whoOf(body)),
  open: (people, body, manner) => people.open(body, manner),
  hubId: ({ hubId }) => hubId,
});

const api = publicApi('api/courier/sessions', {
  sessions: Sessions,
  pushes: PushSubscriptions,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

const LogOutController = api.controller('LogOutController', {
  /** Open to suspended couriers too: logging out needs no permission. */
  close: api.delete('current', {
    summary: 'Leave: the session ends, and the browser gets no more pushes',
    open: true,
    errors: [403],
    run: async ({ sessions, pushes, config, request, response }) => {
      // A bearer token is no browser's, and needs no page of ours.
      if (bearerToken(request) === undefined) refuseForeignPage(request);
      const token = sessionToken(kind, request);
      if (token !== undefined) {
        await sessions.endToken(token);
        await pushes.endSession(createHash('sha256').update(token).digest('hex'));
      }
      clearSessionCookie(response, PAGE_SESSIONS[kind], config.publicUrl);
    },
  }),
});

export const COURIER_SESSION_CONTROLLERS = [
  LoginController,
  LogOutController,
  ownSessionsOf({ kind, at: CourierController('sessions'), name: 'CourierSessionsController' }),
];
