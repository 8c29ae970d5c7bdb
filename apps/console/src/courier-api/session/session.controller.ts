import { Clock, CourierQueries, hubScope, PushSubscriptions } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import {
  clearSessionCookie,
  refuseForeignPage,
  sessionToken,
  setSessionCookie,
} from '../../http/page-session.policy.js';
import { courierSessionAnswer } from '../courier.answers.js';
import { courierBody } from '../courier.body.js';
import { CourierLogIn } from './courier-log-in.service.js';
import { COURIER_SESSION } from './session-cookie.policy.js';
import { loginBody } from './session.schemas.js';

const WITH_COOKIE = { passthrough: true } as const;

@Controller('api/courier')
export class LoginController {
  constructor(
    private readonly logIn: CourierLogIn,
    private readonly couriers: CourierQueries,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'login',
    status: 200,
    summary: 'Sign in by phone or e-mail',
    open: true,
    body: loginBody,
    answer: courierSessionAnswer,
    errors: [401, 403],
  })
  async login(
    @EndpointBody() body: z.output<typeof loginBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { courier, token, expiresAt } = await this.logIn.open(body, request, response);
    const view = await this.couriers.byId(hubScope(courier.hubId), courier.id);
    return { token, expiresAt, courier: courierBody(view) };
  }
}

/** The log-in of browsers: the token goes into a cookie that no script reads. */
@Controller('api/courier/sessions')
export class BrowserSessionsController {
  constructor(
    private readonly logIn: CourierLogIn,
    private readonly clock: Clock,
    private readonly pushes: PushSubscriptions,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'POST',
    status: 204,
    summary: 'Sign in by a cookie, for browsers',
    open: true,
    body: loginBody,
    errors: [401, 403],
  })
  async open(
    @EndpointBody() body: z.output<typeof loginBody>,
    @Req() request: Request,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    refuseForeignPage(request);
    const opened = await this.logIn.open(body, request, response);
    const at = { now: this.clock.millis(), publicUrl: this.config.publicUrl };
    setSessionCookie(response, COURIER_SESSION, opened, at);
  }

  /** Open to suspended couriers too: logging out needs no permission. */
  @Endpoint({
    method: 'DELETE',
    path: 'current',
    status: 204,
    summary: 'Leave: the browser forgets the session, and gets no more pushes',
    open: true,
    errors: [403],
  })
  async close(@Req() request: Request, @Res(WITH_COOKIE) response: Response): Promise<void> {
    refuseForeignPage(request);
    const token = sessionToken(COURIER_SESSION, request);
    if (token !== undefined) await this.pushes.endSession(token);
    clearSessionCookie(response, COURIER_SESSION, this.config.publicUrl);
  }
}
