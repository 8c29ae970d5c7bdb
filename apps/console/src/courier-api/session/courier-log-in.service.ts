import {
  CourierAccess,
  DomainError,
  isDomainError,
  passwordFingerprint,
  type Courier,
  type CourierLogin,
} from '#domain';
import { limitRate, noteHub, RateLimiter } from '#runtime';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { assertMaySignIn, CourierTokens } from './courier-token.service.js';
import type { loginBody } from './session.schemas.js';

/** Log-ins per minute of one person: enough for a forgotten password, too few to guess one. */
const LOGINS_PER_PERSON = 10;
const LOGINS_PER_ADDRESS = 100;

interface OpenedSession {
  readonly courier: Courier;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The log-in of couriers, of programs and of browsers alike. */
@Injectable()
export class CourierLogIn {
  constructor(
    private readonly access: CourierAccess,
    private readonly tokens: CourierTokens,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws wrong_password · caller_blocked · rate_limited */
  async open(
    { phone, email, password }: z.output<typeof loginBody>,
    request: Request,
    response: Response,
  ): Promise<OpenedSession> {
    const who: CourierLogin = phone === undefined ? { email: email ?? '' } : { phone, email };
    const person = CourierAccess.personOf(who);
    await limitRate(this.limiter, response, `login-from:${request.ip ?? ''}`, LOGINS_PER_ADDRESS);
    await limitRate(this.limiter, response, `login:${person}`, LOGINS_PER_PERSON);
    const courier = await this.authenticated(who, password);
    assertMaySignIn(courier);
    noteHub(request, courier.hubId);
    return { courier, ...this.tokens.issue(courier.id, passwordFingerprint(courier.passwordHash)) };
  }

  private async authenticated(who: CourierLogin, password: string): Promise<Courier> {
    try {
      return await this.access.login(who, password);
    } catch (error) {
      if (!isDomainError(error, 'credential_invalid')) throw error;
      throw new DomainError('wrong_password', {}, { cause: error });
    }
  }
}
