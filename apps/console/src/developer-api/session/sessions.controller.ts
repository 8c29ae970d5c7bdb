import { DeveloperAccounts, DeveloperSessions, DeveloperTeams, type DeveloperSession } from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { clearSessionCookie } from '../../http/page-session.policy.js';
import { DeveloperController } from './developer-controller.decorator.js';
import { CurrentDeveloper } from './developer.guard.js';
import { DEVELOPER_SESSION } from './session-cookie.policy.js';
import { currentSessionAnswer, openSessionAnswer, passwordBody } from './session.schemas.js';

const WITH_COOKIE = { passthrough: true } as const;
const PASSWORDS_PER_MINUTE = 5;

/** The open sessions of a developer, and the password. */
@DeveloperController()
export class DeveloperSessionsController {
  constructor(
    private readonly sessions: DeveloperSessions,
    private readonly accounts: DeveloperAccounts,
    private readonly teams: DeveloperTeams,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'sessions',
    status: 200,
    summary: 'Lists where the developer is logged in',
    answer: listOf(openSessionAnswer),
  })
  async list(@CurrentDeveloper() session: DeveloperSession) {
    const open = await this.sessions.list(session);
    return { items: open.map((one) => ({ ...one, current: one.id === session.id })) };
  }

  @Endpoint({
    method: 'GET',
    path: 'sessions/current',
    status: 200,
    summary: 'Shows who is logged in, and the developer’s teams',
    answer: currentSessionAnswer,
  })
  async current(@CurrentDeveloper() { developer }: DeveloperSession) {
    const { id, name, email } = developer;
    return { developer: { id, name, email }, teams: await this.teams.list(id) };
  }

  @Endpoint({ method: 'DELETE', path: 'sessions/current', status: 204, summary: 'Logs out here' })
  async end(
    @CurrentDeveloper() session: DeveloperSession,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    await this.sessions.revokeOne(session, session.id);
    clearSessionCookie(response, DEVELOPER_SESSION, this.config.publicUrl);
  }

  @Endpoint({ method: 'DELETE', path: 'sessions', status: 204, summary: 'Logs out everywhere' })
  async endAll(
    @CurrentDeveloper() session: DeveloperSession,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    await this.sessions.endAll(session);
    clearSessionCookie(response, DEVELOPER_SESSION, this.config.publicUrl);
  }

  @Endpoint({
    method: 'PUT',
    path: 'password',
    status: 204,
    summary: 'Changes the developer’s own password; every session ends, this one too',
    body: passwordBody,
    errors: [401],
    audit: { entity: 'developer', action: 'password_changed', content: false },
  })
  async setPassword(
    @CurrentDeveloper() { developer }: DeveloperSession,
    @EndpointBody() { current, password }: z.output<typeof passwordBody>,
    @Res(WITH_COOKIE) response: Response,
  ): Promise<void> {
    const person = `developer-password:${String(developer.id)}`;
    await limitRate(this.limiter, response, person, PASSWORDS_PER_MINUTE);
    await this.accounts.changePassword(developer.id, current, password);
  }
}
