import { MerchantSessions, type MerchantSession } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { idText } from '../../admin/field.schemas.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { clearSessionCookie } from '../../http/page-session.policy.js';
import { CurrentSessions } from './current-session.service.js';
import { MerchantController } from './merchant-controller.decorator.js';
import { CurrentMerchant } from './merchant.guard.js';
import { MERCHANT_SESSION } from './session-cookie.policy.js';
import { currentSessionAnswer, openSessionAnswer } from './session.schemas.js';

const WITH_COOKIE = { passthrough: true } as const;

/** The open sessions of a merchant or sub-user. */
@MerchantController('sessions')
export class MerchantSessionsController {
  constructor(
    private readonly sessions: MerchantSessions,
    private readonly currents: CurrentSessions,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists where the person is logged in',
    answer: listOf(openSessionAnswer),
  })
  async list(@CurrentMerchant() session: MerchantSession) {
    const open = await this.sessions.list(session);
    return { items: open.map((one) => ({ ...one, current: one.id === session.id })) };
  }

  @Endpoint({
    method: 'GET',
    path: 'current',
    status: 200,
    summary: 'Shows who is logged in, the account and the company, and what the person may do',
    answer: currentSessionAnswer,
  })
  current(@CurrentMerchant() session: MerchantSession) {
    return this.currents.show(session);
  }

  @Endpoint({ method: 'DELETE', path: 'current', status: 204, summary: 'Logs out here' })
  async end(
    @CurrentMerchant() session: MerchantSession,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    await this.sessions.revokeOne(session, session.id);
    clearSessionCookie(response, MERCHANT_SESSION, this.config.publicUrl);
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Ends a session of the person’s own',
    params: { id: idText },
  })
  endOne(@CurrentMerchant() session: MerchantSession, @EndpointParam('id') id: number): Promise<void> {
    return this.sessions.revokeOne(session, id);
  }

  @Endpoint({ method: 'DELETE', status: 204, summary: 'Logs out everywhere' })
  async endAll(
    @CurrentMerchant() { merchant }: MerchantSession,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    await this.sessions.endAll(merchant.id);
    clearSessionCookie(response, MERCHANT_SESSION, this.config.publicUrl);
  }
}
