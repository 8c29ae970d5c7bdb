import { Operators, OperatorSessions } from '#domain';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { limitRate, RateLimiter } from '#runtime';
import type { Request } from 'express';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { operatorBody } from './operator.body.js';

const loginSchema = z.strictObject({
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
});

const TRIES_PER_MINUTE = 20;

@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: OperatorSessions,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('login')
  @HttpCode(200)
  async login(
    @Body(as(loginSchema)) { email, password }: z.output<typeof loginSchema>,
    @Req() request: Request,
  ) {
    const address = `admin-login:${request.ip ?? ''}`;
    if (request.res) await limitRate(this.limiter, request.res, address, TRIES_PER_MINUTE);
    const { operator, token, expiresAt } = await this.operators.login(email, password);
    return { token, expiresAt, operator: operatorBody(operator) };
  }

  /** Ends the session of the token it is called with; without one there is nothing to end. */
  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: Request): Promise<void> {
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined) await this.sessions.revoke(token);
  }
}
