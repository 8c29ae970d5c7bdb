import { DeveloperAccounts, DeveloperLogIns, DeveloperTeams, type DeveloperSession } from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { logInOf } from '../../sessions/log-in.controller.js';
import { logOutOf, ownSessionsOf } from '../../sessions/own-sessions.controller.js';
import { emailOf } from '../../sessions/session.schemas.js';
import { DeveloperController } from './developer-controller.decorator.js';
import { CurrentDeveloper } from './developer.guard.js';
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
  people: DeveloperLogIns,
  contact: emailOf,
  open: (people, body, manner) => people.open({ ...manner, ...body }),
  hubId: () => null,
  show: ({ developer: { id, name, email }, ...opened }) => ({ ...opened, developer: { id, name, email } }),
});

/** A developer's own session and password. */
@DeveloperController()
class DeveloperCurrentSessionController {
  constructor(
    private readonly accounts: DeveloperAccounts,
    private readonly teams: DeveloperTeams,
    private readonly limiter: RateLimiter,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'sessions/current',
    status: 200,
    summary: 'Shows who is logged in, and the developer’s teams',
    answer: currentSessionAnswer,
  })
  async current(@CurrentDeveloper() { developer }: DeveloperSession) {
    const { id, name, email } = developer;
    return { developer: { id, name, email }, teams: await this.teams.list(id) };
  }

  @Endpoint({
    method: 'PUT',
    path: 'password',
    status: 204,
    summary: 'Changes the developer’s own password; every session ends, this one too',
    body: passwordBody,
    errors: [401],
    audit: { entity: 'developer', action: 'password_changed', content: false },
  })
  async setPassword(
    @CurrentDeveloper() { developer }: DeveloperSession,
    @EndpointBody() { current, password }: z.output<typeof passwordBody>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const person = `developer-password:${String(developer.id)}`;
    await limitRate(this.limiter, response, person, PASSWORDS_PER_MINUTE);
    await this.accounts.changePassword(developer.id, current, password);
  }
}

const at = DeveloperController('sessions');

export const DEVELOPER_SESSION_CONTROLLERS = [
  DeveloperLoginController,
  DeveloperCurrentSessionController,
  logOutOf({ kind, at, name: 'DeveloperLogOutController' }),
  ownSessionsOf({ kind, at, name: 'DeveloperSessionsController' }),
];
