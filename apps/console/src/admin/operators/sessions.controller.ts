import { Clock, Hubs, Operators, OperatorSessions, SecondFactors, type OperatorSession } from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller } from '../access/index.js';
import { ROLE_RIGHTS } from '../access/permission.rules.js';
import { clearSessionCookie, refuseForeignPage, setSessionCookie } from '../../http/page-session.policy.js';
import { OPERATOR_SESSION } from '../access/session-cookie.policy.js';
import { idText } from '../field.schemas.js';
import { browserName } from '../../http/browser-name.mapper.js';
import { currentSessionAnswer, openSessionAnswer } from './operator.answers.js';
import { loginSchema, loginTries } from './login.schemas.js';

const WITH_COOKIE = { passthrough: true } as const;

/** The log-in of browsers: the token goes into a cookie that no script reads. */
@Controller('api/admin/sessions')
export class AdminBrowserLoginController {
  constructor(
    private readonly operators: Operators,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'POST',
    status: 204,
    summary: 'Signs an operator in by a cookie, for browsers',
    open: true,
    body: loginSchema,
    errors: [401, 403, 422, 429],
  })
  async login(
    @EndpointBody() { email, password, code }: z.output<typeof loginSchema>,
    @Req() request: Request,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    refuseForeignPage(request);
    await limitRate(this.limiter, response, ...loginTries(request, email));
    const label = browserName(request.headers['user-agent'] ?? '');
    const opened = await this.operators.login(email, password, { label, code });
    const at = { now: this.clock.millis(), publicUrl: this.config.publicUrl };
    setSessionCookie(response, OPERATOR_SESSION, opened, at);
  }
}

/** The operator's own sessions. */
@AdminController('sessions', 'sessions')
export class AdminSessionsController {
  constructor(
    private readonly sessions: OperatorSessions,
    private readonly hubs: Hubs,
    private readonly factors: SecondFactors,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists where the operator is logged in',
    answer: listOf(openSessionAnswer),
  })
  async list(@CurrentCaller() { id, operator }: OperatorSession) {
    const open = await this.sessions.list(operator.id);
    return { items: open.map((session) => ({ ...session, current: session.id === id })) };
  }

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
      secondFactor: { ...(await this.factors.stateOf(operator.id)), mustEnrol },
    };
  }

  @Endpoint({ method: 'DELETE', path: 'current', status: 204, summary: 'Logs out here' })
  async end(
    @CurrentCaller() { id, operator }: OperatorSession,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    await this.sessions.revokeOne(operator.id, id);
    clearSessionCookie(response, OPERATOR_SESSION, this.config.publicUrl);
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Ends a session of the operator’s own',
    params: { id: idText },
  })
  endOne(@CurrentCaller() { operator }: OperatorSession, @EndpointParam('id') id: number): Promise<void> {
    return this.sessions.revokeOne(operator.id, id);
  }

  @Endpoint({ method: 'DELETE', status: 204, summary: 'Logs out everywhere' })
  async endAll(
    @CurrentCaller() { operator }: OperatorSession,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    await this.sessions.endAll(operator.id);
    clearSessionCookie(response, OPERATOR_SESSION, this.config.publicUrl);
  }
}
