import { Operators, OperatorSessions } from '#domain';
import { Controller, Req, Res } from '@nestjs/common';
import { bearerToken, limitRate, RateLimiter } from '#runtime';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { loginSchema, loginTries } from './login.schemas.js';
import { operatorBody } from './operator.body.js';
import { sessionAnswer } from './operator.answers.js';

@Controller('api/admin')
export class AdminLoginController {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: OperatorSessions,
    private readonly limiter: RateLimiter,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'login',
    status: 200,
    summary: 'Signs an operator in',
    open: true,
    body: loginSchema,
    answer: sessionAnswer,
    errors: [401, 422, 429],
  })
  async login(
    @EndpointBody() { email, password, code }: z.output<typeof loginSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await limitRate(this.limiter, response, ...loginTries(request, email));
    const { operator, token, expiresAt } = await this.operators.login(email, password, { code });
    return { token, expiresAt, operator: operatorBody(operator) };
  }

  /** Ends the session of the request's token, if there is one. */
  @Endpoint({
    method: 'POST',
    path: 'logout',
    status: 204,
    summary: 'Ends the session of the token that is sent',
  })
  async logout(@Req() request: Request): Promise<void> {
    const token = bearerToken(request);
    if (token !== undefined) await this.sessions.revoke(token);
  }
}
