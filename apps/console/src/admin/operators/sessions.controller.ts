import { Hubs, Operators, SecondFactors, Sessions, type OperatorSession } from '#domain';
import { bearerToken } from '#runtime';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { logInOf } from '../../sessions/log-in.controller.js';
import { logOutOf, ownSessionsOf } from '../../sessions/own-sessions.controller.js';
import { secondFactorOf } from '../../sessions/second-factor.controller.js';
import { emailOf, loginBody } from '../../sessions/session.schemas.js';
import { AdminController, CurrentCaller } from '../access/index.js';
import { ROLE_RIGHTS } from '../access/permission.rules.js';
import { currentSessionAnswer, sessionAnswer } from './operator.answers.js';
import { operatorBody } from './operator.body.js';

const kind = 'operator';

const AdminLoginController = logInOf({
  kind,
  path: 'api/admin',
  name: 'AdminLoginController',
  body: loginBody,
  answer: sessionAnswer,
  errors: [401, 422, 429],
  summaries: { token: 'Signs an operator in', cookie: 'Signs an operator in by a cookie, for browsers' },
  people: Operators,
  contact: emailOf,
  open: (operators, { email, password, code }, manner) =>
    operators.login(email, password, { ...manner, code }),
  hubId: ({ operator }) => operator.hubId,
  show: ({ operator, ...opened }) => ({ ...opened, operator: operatorBody(operator) }),
});

@Controller('api/admin')
class AdminLogoutController {
  constructor(private readonly sessions: Sessions) {}

  /** Ends the session of the request's token, if there is one. */
  @Endpoint({
    method: 'POST',
    path: 'logout',
    status: 204,
    summary: 'Ends the session of the token that is sent',
  })
  async logout(@Req() request: Request): Promise<void> {
    const token = bearerToken(request);
    if (token !== undefined) await this.sessions.endToken(token);
  }
}

@AdminController('sessions', 'sessions')
class AdminCurrentSessionController {
  constructor(
    private readonly hubs: Hubs,
    private readonly factors: SecondFactors,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'current',
    status: 200,
    summary: 'Shows who is logged in, their hub and what they may do',
    answer: currentSessionAnswer,
  })
  async current(@CurrentCaller() { operator, role, hubId, mustEnrol }: OperatorSession) {
    const hub = hubId === null ? null : await this.hubs.get(hubId);
    return {
      operator,
      hub: hub && { id: hub.id, name: hub.name, city: hub.city, state: hub.state, timezone: hub.timezone },
      rights: ROLE_RIGHTS[role],
      secondFactor: { ...(await this.factors.stateOf(kind, operator.id)), mustEnrol },
    };
  }
}

const at = AdminController('sessions', 'sessions');
const factorAt = AdminController('second-factor', 'sessions');

export const OPERATOR_SESSION_CONTROLLERS = [
  AdminLoginController,
  AdminLogoutController,
  AdminCurrentSessionController,
  logOutOf({ kind, at, name: 'AdminLogOutHereController' }),
  ownSessionsOf({ kind, at, name: 'AdminSessionsController' }),
  secondFactorOf({ kind, at: factorAt, name: 'SecondFactorController' }),
];
