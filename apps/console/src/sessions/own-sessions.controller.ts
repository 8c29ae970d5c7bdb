import { Sessions, type LiveSession, type AccountKind } from '#domain';
import { callerDecorator, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { z } from 'zod';
import { Inject, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { instantAnswer, optionalInstantAnswer, listOf } from '../docs/record.schemas.js';
import { idText } from '../http/field.schemas.js';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { clearSessionCookie, PAGE_SESSIONS } from '../http/page-session.policy.js';

export const loginBody = z.strictObject({
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
  /**
   * A code of the authenticator app, or a recovery code; required (400, `code`) where the person has a second factor.
   */
  code: z.string().max(40).exactOptional(),
});

const openSessionAnswer = z.strictObject({
  id: z.int(),
  /** Browser and system. */
  label: z.string(),
  createdAt: instantAnswer,
  expiresAt: optionalInstantAnswer,
  current: z.boolean(),
});

/** The contact of a log-in, in one spelling. */
export function emailOf({ email }: { readonly email: string }): string {
  return email.trim().toLowerCase();
}

const WITH_COOKIE = { passthrough: true } as const;

/** The session of the caller, whoever it is. */
export const CurrentSession = callerDecorator<LiveSession>();

interface Door {
  readonly kind: AccountKind;
  /** The controller's decorator, with the guard of these people. */
  readonly at: ClassDecorator;
  readonly name: string;
}

/** Makes the log-out of one kind of people. */
export function logOutOf({ kind, at, name }: Door): Type {
  @at
  class LogOutController {
    constructor(
      private readonly sessions: Sessions,
      @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    ) {}

    @Endpoint({ method: 'DELETE', path: 'current', status: 204, summary: 'Logs out here' })
    async end(
      @CurrentSession() { id, personId }: LiveSession,
      @Res(WITH_COOKIE) response: Response,
    ): Promise<void> {
      await this.sessions.endOne(kind, personId, id);
      clearSessionCookie(response, PAGE_SESSIONS[kind], this.config.publicUrl);
    }
  }
  Object.defineProperty(LogOutController, 'name', { value: name });
  return LogOutController;
}

/** Makes the list of a person's own sessions, for one kind of people. `DELETE current` must be routed before it. */
export function ownSessionsOf({ kind, at, name }: Door): Type {
  @at
  class OwnSessionsController {
    constructor(
      private readonly sessions: Sessions,
      @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    ) {}

    @Endpoint({
      method: 'GET',
      status: 200,
      summary: 'Lists where the person is logged in',
      answer: listOf(openSessionAnswer),
    })
    async list(@CurrentSession() session: LiveSession) {
      const open = await this.sessions.list(session);
      return { items: open.map((one) => ({ ...one, current: one.id === session.id })) };
    }

    @Endpoint({
      method: 'DELETE',
      path: ':id',
      status: 204,
      summary: 'Ends a session of the person’s own',
      params: { id: idText },
    })
    endOne(@CurrentSession() { personId }: LiveSession, @EndpointParam('id') id: number): Promise<void> {
      return this.sessions.endOne(kind, personId, id);
    }

    @Endpoint({ method: 'DELETE', status: 204, summary: 'Logs out everywhere' })
    async endAll(
      @CurrentSession() { personId }: LiveSession,
      @Res(WITH_COOKIE) response: Response,
    ): Promise<void> {
      await this.sessions.endAll(kind, personId);
      clearSessionCookie(response, PAGE_SESSIONS[kind], this.config.publicUrl);
    }
  }
  Object.defineProperty(OwnSessionsController, 'name', { value: name });
  return OwnSessionsController;
}
