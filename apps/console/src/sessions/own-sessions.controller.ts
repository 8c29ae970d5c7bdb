import {
  Sessions,
  type LiveSession,
  type AccountKind,
  type LogInManner,
  qrModules,
  SecondFactors,
} from '#domain';
import {
  RUNTIME_CONFIG,
  type RuntimeConfig,
  injected,
  type ServiceClasses,
  noteHub,
  limitRate,
  RateLimiter,
} from '#runtime';
import { z } from 'zod';
import type { Type } from '@nestjs/common';
import * as answers from '../docs/record.schemas.js';
import { declaredApi, ConsoleCall, publicApi } from '../http/declared-api.decorator.js';
import { clearSessionCookie, PAGE_SESSIONS } from '../http/page-session.policy.js';
import type { Request, Response } from 'express';
import { LogInOpening, type Opened } from './log-in-opening.service.js';

export const loginBody = z.strictObject({
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
  /** The authenticator app's code, or a recovery code; required (400, `code`) with a second factor. */
  code: z.string().max(40).exactOptional(),
});

const openSessionAnswer = z.strictObject({
  id: z.int(),
  /** Browser and system. */
  label: z.string(),
  createdAt: answers.instant,
  expiresAt: answers.optionalInstant,
  current: z.boolean(),
});

export function emailOf({ email }: { readonly email: string }): string {
  return email.trim().toLowerCase();
}

class SessionCall extends ConsoleCall {
  get session(): LiveSession {
    return this.who();
  }
}

/** `at` brings the path and the guard of these people. */
function sessionApi<Uses extends ServiceClasses>(at: ClassDecorator, uses: Uses) {
  return declaredApi<SessionCall, '', Uses>({ at, path: '', call: SessionCall, uses, params: undefined });
}

interface PersonKind {
  readonly kind: AccountKind;
  readonly at: ClassDecorator;
  readonly name: string;
}

const SERVICES = { sessions: Sessions, config: injected<RuntimeConfig>(RUNTIME_CONFIG) };

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

/** `DELETE current` must be routed before it. */
export function ownSessionsOf({ kind, at, name }: PersonKind): Type {
  const api = sessionApi(at, SERVICES);
  return api.controller(name, {
    list: api.get('', {
      summary: 'Lists where the person is logged in',
      answer: answers.listOf(openSessionAnswer),
      run: async ({ sessions, session }) => {
        const open = await sessions.list(session);
        return open.map((one) => ({ ...one, current: one.id === session.id }));
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

interface LogInKind<People, Body extends z.ZodType, Found extends Opened> {
  readonly kind: AccountKind;
  readonly path: string;
  readonly name: string;
  readonly body: Body;
  readonly answer: z.ZodType;
  readonly errors: readonly number[];
  readonly summaries: { readonly token: string; readonly cookie: string };
  readonly people: Type<People>;
  contact(body: z.output<Body>): string;
  open(people: People, body: z.output<Body>, manner: LogInManner): Promise<Found>;
  hubId(opened: Found): number | null;
}

/** Programs log in by a token, browsers by a cookie that no script reads. */
export function logInOf<People, Body extends z.ZodType, Found extends Opened>(
  logIn: LogInKind<People, Body, Found>,
): Type {
  const { kind, body, answer, errors, summaries } = logIn;
  const api = publicApi(logIn.path, { people: logIn.people, opening: LogInOpening });
  const note = (request: Request, opened: Found) => {
    const hubId = logIn.hubId(opened);
    if (hubId !== null) noteHub(request, hubId);
  };
  return api.controller(logIn.name, {
    login: api.post('login', {
      summary: summaries.token,
      body,
      answer,
      errors,
      run: async ({ people, opening, body: sent, request, response }) => {
        const attempt = { kind, contact: logIn.contact(sent), request, response };
        const opened = await opening.open(attempt, (manner) => logIn.open(people, sent, manner));
        note(request, opened);
        return opened;
      },
    }),
    openSession: api.post('sessions', {
      summary: summaries.cookie,
      body,
      errors: [...new Set([...errors, 403])].sort(),
      run: async ({ people, opening, body: sent, request, response }) => {
        const attempt = { kind, contact: logIn.contact(sent), request, response };
        note(request, await opening.openInBrowser(attempt, (manner) => logIn.open(people, sent, manner)));
      },
    }),
  });
}

const factorCodeInput = z
  .strictObject({ code: z.string().min(6).max(40) })
  .meta({ examples: [{ code: '492817' }] });

const enrolmentAnswer = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  /** Rows of the QR code of `uri`; 1 is dark. */
  qr: z.array(z.string()),
});

const confirmedFactorAnswer = z.strictObject({
  id: z.int(),
  /** Recovery codes, each valid once in place of a code. They cannot be shown again. */
  recoveryCodes: z.array(z.string()),
});

const PASSWORDS_PER_MINUTE = 5;

/** Limits tries of the password by whoever found an open session. @throws rate_limited */
export function limitPasswords(
  limiter: RateLimiter,
  response: Response,
  kind: AccountKind,
  personId: number,
) {
  return limitRate(limiter, response, `${kind}-password:${String(personId)}`, PASSWORDS_PER_MINUTE);
}

type PersonWithFactor = PersonKind & { readonly kind: Extract<AccountKind, 'operator' | 'merchant'> };

/** Second factors by RFC 6238. */
export function secondFactorOf({ kind: entity, at, name }: PersonWithFactor): Type {
  const api = sessionApi(at, { factors: SecondFactors, limiter: RateLimiter });
  return api.controller(name, {
    begin: api.post('', {
      status: 200,
      summary:
        'Begins enrolment by the password: a new secret, which asks for nothing until a code of it is confirmed',
      body: z.strictObject({ password: z.string().min(1).max(200) }),
      answer: enrolmentAnswer,
      errors: [401, 409, 422],
      run: async ({ factors, limiter, session: { personId }, body: { password }, response }) => {
        await limitPasswords(limiter, response, entity, personId);
        const enrolment = await factors.begin(entity, personId, password);
        return { ...enrolment, qr: qrModules(enrolment.uri) };
      },
    }),
    confirm: api.post('confirm', {
      summary: 'Confirms the app by a code of it; log-ins ask for codes from now on',
      body: factorCodeInput,
      answer: confirmedFactorAnswer,
      errors: [400, 422],
      audit: { entity, action: 'second_factor_enrolled', content: false },
      run: async ({ factors, session: { personId: id }, body: { code } }) => ({
        id,
        recoveryCodes: await factors.confirm(entity, id, code),
      }),
    }),
    remove: api.post('remove', {
      summary: 'Takes the second factor away, by a code of it or a recovery code',
      body: factorCodeInput,
      answer: z.strictObject({ id: z.int() }),
      errors: [400, 422, 429],
      // A wrong code counts as an attempt even if no factor is removed.
      audit: { entity, action: 'second_factor_removed', content: false, ownTransactions: true },
      run: async ({ factors, session: { personId: id }, body: { code } }) => {
        await factors.remove(entity, id, code);
        return { id };
      },
    }),
  });
}
