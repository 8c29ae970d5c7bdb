import { CourierAccess, PushSubscriptions, Sessions } from '#domain';
import { bearerToken, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.js';
import {
  clearSessionCookie,
  PAGE_SESSIONS,
  refuseForeignPage,
  sessionToken,
} from '../../http/page-session.policy.js';
import { logInOf } from '../../sessions/log-in.controller.js';
import { ownSessionsOf } from '../../sessions/own-sessions.controller.js';
import { courierSessionAnswer } from '../courier.answers.js';
import { CourierController } from './courier-controller.decorator.js';
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
  show: ({ token, expiresAt, courier }) => ({ token, expiresAt, courier }),
});

@Controller('api/courier/sessions')
class LogOutController {
  constructor(
    private readonly sessions: Sessions,
    private readonly pushes: PushSubscriptions,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** Open to suspended couriers too: logging out needs no permission. */
  @Endpoint({
    method: 'DELETE',
    path: 'current',
    status: 204,
    summary: 'Leave: the session ends, and the browser gets no more pushes',
    open: true,
    errors: [403],
  })
  async close(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    // A bearer token is no browser's, and needs no page of ours.
    if (bearerToken(request) === undefined) refuseForeignPage(request);
    const token = sessionToken(kind, request);
    if (token !== undefined) {
      await this.sessions.endToken(token);
      await this.pushes.endSession(createHash('sha256').update(token).digest('hex'));
    }
    clearSessionCookie(response, PAGE_SESSIONS[kind], this.config.publicUrl);
  }
}

export const COURIER_SESSION_CONTROLLERS = [
  LoginController,
  LogOutController,
  ownSessionsOf({ kind, at: CourierController('sessions'), name: 'CourierSessionsController' }),
];
