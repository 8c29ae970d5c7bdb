import { Sessions, type LiveSession, type AccountKind } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig, injected, type ServiceClasses } from '#runtime';
import { z } from 'zod';
import type { Type } from '@nestjs/common';
import { instantAnswer, optionalInstantAnswer, listOf } from '../docs/record.schemas.js';
import { declaredApi, ConsoleCall } from '../http/declared-api.decorator.js';
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

class SessionCall extends ConsoleCall {
  /** The session of the caller, whoever it is. */
  get session(): LiveSession {
    return this.who();
  }
}

/** Declared endpoints on the session of people of any kind; `at` brings their path and guard. */
export function sessionApi<Uses extends ServiceClasses>(at: ClassDecorator, uses: Uses) {
  return declaredApi<SessionCall, '', Uses>({ at, path: '', call: SessionCall, uses, params: undefined });
}

interface PersonKind {
  readonly kind: AccountKind;
  /** The controller's decorator, with the guard of these people. */
  readonly at: ClassDecorator;
  readonly name: string;
}

const SERVICES = { sessions: Sessions, config: injected<RuntimeConfig>(RUNTIME_CONFIG) };

/** Makes the log-out of one kind of people. */
export function logOutOf({ kind, at, name }: PersonKind): Type {
  const api = sessionApi(at, SERVICES);
  return api.controller(name, {
    end: api.delete('current', {
      summary: 'Logs out here',
      run: async ({ sessions, config, session: { id, personId }, response }) => {
        await sessions.endOne(kind, personId, id);
        clearSessionCookie(response, PAGE_SESSIONS[kind], config.publicUrl);
      },
    }),
  });
}

/** Makes the list of a person's own sessions, for one kind of people. `DELETE current` must be routed before it. */
export function ownSessionsOf({ kind, at, name }: PersonKind): Type {
  const api = sessionApi(at, SERVICES);
  return api.controller(name, {
    list: api.get('', {
      summary: 'Lists where the person is logged in',
      answer: listOf(openSessionAnswer),
      run: async ({ sessions, session }) => {
        const open = await sessions.list(session);
        return { items: open.map((one) => ({ ...one, current: one.id === session.id })) };
      },
    }),
    endOne: api.delete(':id', {
      summary: 'Ends a session of the person’s own',
      errors: [],
      run: ({ sessions, session: { personId }, id }) => sessions.endOne(kind, personId, id),
    }),
    endAll: api.delete('', {
      summary: 'Logs out everywhere',
      run: async ({ sessions, config, session: { personId }, response }) => {
        await sessions.endAll(kind, personId);
        clearSessionCookie(response, PAGE_SESSIONS[kind], config.publicUrl);
      },
    }),
  });
}
