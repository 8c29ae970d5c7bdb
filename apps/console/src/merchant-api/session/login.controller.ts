import { Clock, MerchantLogIns } from '#domain';
import { limitRate, noteHub, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { browserName } from '../../http/browser-name.mapper.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { refuseForeignPage, setSessionCookie } from '../../http/page-session.policy.js';
import { MERCHANT_SESSION } from './session-cookie.policy.js';
import { loginBody, loginTries, sessionAnswer } from './session.schemas.js';

const WITH_COOKIE = { passthrough: true } as const;

type LoginBody = z.output<typeof loginBody>;

/** The log-in of merchants and sub-users: of programs by a token, of browsers by a cookie that no script reads. */
@Controller('api/merchant')
export class MerchantLoginController {
  constructor(
    private readonly logIns: MerchantLogIns,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'login',
    status: 200,
    summary: 'Signs a merchant or sub-user in, by e-mail and password',
    open: true,
    body: loginBody,
    answer: sessionAnswer,
    errors: [401, 422],
  })
  async login(
    @EndpointBody() body: LoginBody,
    @Req() request: Request,
    @Res(WITH_COOKIE) response: Response,
  ) {
    const { merchant, token, expiresAt } = await this.open(body, request, response);
    const { id, ownerId, name, email } = merchant;
    return { token, expiresAt, merchant: { id, ownerId, name, email } };
  }

  @Endpoint({
    method: 'POST',
    path: 'sessions',
    status: 204,
    summary: 'Signs a merchant or sub-user in by a cookie, for browsers',
    open: true,
    body: loginBody,
    errors: [401, 403, 422],
  })
  async openSession(
    @EndpointBody() body: LoginBody,
    @Req() request: Request,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    refuseForeignPage(request);
    const opened = await this.open(body, request, response);
    const at = { now: this.clock.millis(), publicUrl: this.config.publicUrl };
    setSessionCookie(response, MERCHANT_SESSION, opened, at);
  }

  private async open(body: LoginBody, request: Request, response: Response) {
    await limitRate(this.limiter, response, ...loginTries(request, body.email));
    const label = browserName(request.headers['user-agent'] ?? '');
    const opened = await this.logIns.open({ ...body, label });
    noteHub(request, opened.merchant.hubId);
    return opened;
  }
}
