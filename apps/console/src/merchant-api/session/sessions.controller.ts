import { MerchantLogIns, type MerchantSession, type Scope } from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { logInOf } from '../../sessions/log-in.controller.js';
import { logOutOf, ownSessionsOf } from '../../sessions/own-sessions.controller.js';
import { secondFactorOf } from '../../sessions/second-factor.controller.js';
import { emailOf, loginBody } from '../../sessions/session.schemas.js';
import { CurrentSessions } from './current-session.service.js';
import { MerchantController } from './merchant-controller.decorator.js';
import { CurrentMerchant, MerchantScope } from './merchant.guard.js';
import { currentSessionAnswer, passwordBody, sessionAnswer } from './session.schemas.js';

const PASSWORDS_PER_MINUTE = 5;
const kind = 'merchant';

const MerchantLoginController = logInOf({
  kind,
  path: 'api/merchant',
  name: 'MerchantLoginController',
  body: loginBody,
  answer: sessionAnswer,
  errors: [401, 422],
  summaries: {
    token: 'Signs a merchant or sub-user in, by e-mail and password',
    cookie: 'Signs a merchant or sub-user in by a cookie, for browsers',
  },
  people: MerchantLogIns,
  contact: emailOf,
  open: (people, body, manner) => people.open({ ...manner, ...body }),
  hubId: ({ merchant }) => merchant.hubId,
  show: ({ merchant: { id, ownerId, name, email }, ...opened }) => ({
    ...opened,
    merchant: { id, ownerId, name, email },
  }),
});

/** A person's own session and password. */
@MerchantController()
class MerchantCurrentSessionController {
  constructor(
    private readonly currents: CurrentSessions,
    private readonly logIns: MerchantLogIns,
    private readonly limiter: RateLimiter,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'sessions/current',
    status: 200,
    summary: 'Shows who is logged in, the account and the company, and what the person may do',
    answer: currentSessionAnswer,
  })
  current(@CurrentMerchant() session: MerchantSession) {
    return this.currents.show(session);
  }

  @Endpoint({
    method: 'PUT',
    path: 'password',
    status: 204,
    summary: 'Changes the person’s own password; every session ends, this one too',
    body: passwordBody,
    errors: [401, 422],
    audit: { entity: 'merchant', action: 'password_changed', content: false },
  })
  async setPassword(
    @MerchantScope() by: Scope,
    @CurrentMerchant() { merchant }: MerchantSession,
    @EndpointBody() { current, password }: z.output<typeof passwordBody>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const person = `merchant-password:${String(merchant.id)}`;
    await limitRate(this.limiter, response, person, PASSWORDS_PER_MINUTE);
    await this.logIns.changePassword(by, merchant.id, current, password);
  }
}

const at = MerchantController('sessions');
const factorAt = MerchantController('second-factor');

export const MERCHANT_SESSION_CONTROLLERS = [
  MerchantLoginController,
  MerchantCurrentSessionController,
  logOutOf({ kind, at, name: 'MerchantLogOutController' }),
  ownSessionsOf({ kind, at, name: 'MerchantSessionsController' }),
  secondFactorOf({ kind, at: factorAt, name: 'MerchantSecondFactorController' }),
];
