import { Clock, DeveloperLogIns } from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { browserName } from '../../http/browser-name.mapper.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { refuseForeignPage, setSessionCookie } from '../../http/page-session.policy.js';
import { DEVELOPER_SESSION } from './session-cookie.policy.js';
import { loginBody, loginTries, sessionAnswer } from './session.schemas.js';

const WITH_COOKIE = { passthrough: true } as const;

type LoginBody = z.output<typeof loginBody>;

/** The log-in of developers: of programs by a token, of browsers by a cookie that no script reads. */
@Controller('api/developer')
export class DeveloperLoginController {
  constructor(
    private readonly logIns: DeveloperLogIns,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'login',
    status: 200,
    summary: 'Signs a developer in, by e-mail and password',
    open: true,
    body: loginBody,
    answer: sessionAnswer,
    errors: [401, 403],
  })
  async login(
    @EndpointBody() body: LoginBody,
    @Req() request: Request,
    @Res(WITH_COOKIE) response: Response,
  ) {
    const { developer, token, expiresAt } = await this.open(body, request, response);
    const { id, name, email } = developer;
    return { token, expiresAt, developer: { id, name, email } };
  }

  @Endpoint({
    method: 'POST',
    path: 'sessions',
    status: 204,
    summary: 'Signs a developer in by a cookie, for browsers',
    open: true,
    body: loginBody,
    errors: [401, 403],
  })
  async openSession(
    @EndpointBody() body: LoginBody,
    @Req() request: Request,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    refuseForeignPage(request);
    const opened = await this.open(body, request, response);
    const at = { now: this.clock.millis(), publicUrl: this.config.publicUrl };
    setSessionCookie(response, DEVELOPER_SESSION, opened, at);
  }

  private async open(body: LoginBody, request: Request, response: Response) {
    await limitRate(this.limiter, response, ...loginTries(request, body.email));
    const label = browserName(request.headers['user-agent'] ?? '');
    return this.logIns.open({ ...body, label });
  }
}
