import {
  type AccountKind,
  CourierSessions,
  DomainError,
  MerchantSessions,
  OperatorSessions,
  standardHeaders,
  standardKey,
} from '#domain';
import type { INestApplication, Type } from '@nestjs/common';
import type { Request } from 'express';
import { PAGE_SESSIONS, sessionToken } from './page-session.policy.js';
import { rawBodyOf, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { timingSafeEqual } from 'node:crypto';

/** Provided by the module of developers, as the core has none. */
export const DEVELOPER_SESSIONS = Symbol('DeveloperSessions');

const SESSIONS: Readonly<Record<AccountKind, Type | symbol>> = {
  operator: OperatorSessions,
  merchant: MerchantSessions,
  developer: DEVELOPER_SESSIONS,
  courier: CourierSessions,
};

interface LogInSessions {
  authenticate(token: string): Promise<unknown>;
}

/** A long body is identified by the session of the API that it goes to. @throws credential_invalid */
export async function identifyConsoleCaller(request: Request, app: INestApplication): Promise<unknown> {
  const kinds = Object.keys(SESSIONS) as AccountKind[];
  const kind = kinds.find((one) => request.path.startsWith(`${PAGE_SESSIONS[one].path}/`));
  const { modules } = app.get<RuntimeConfig>(RUNTIME_CONFIG);
  if (kind === undefined || (kind === 'developer' && !modules.includes('developers')))
    throw new DomainError('credential_invalid');
  const sessions = app.get<LogInSessions>(SESSIONS[kind], { strict: false });
  return sessions.authenticate(sessionToken(kind, request));
}

/** Maximum by which a signature's time may differ from ours. */
const MAX_CLOCK_SKEW_MS = 300_000;

/** Checks a Standard Webhooks signature. @throws credential_invalid, also where there is no secret */
export function requireSigned(request: Request, secret: string | null, now: Date): void {
  const at = new Date(Number(request.get('webhook-timestamp') ?? '') * 1_000);
  const fresh = Math.abs(now.getTime() - at.getTime()) <= MAX_CLOCK_SKEW_MS;
  if (secret === null || !fresh) throw new DomainError('credential_invalid');
  const body = rawBodyOf(request) ?? Buffer.alloc(0);
  const signed = standardHeaders(request.get('webhook-id') ?? '', body, standardKey(secret), at);
  const expected = Buffer.from(signed['webhook-signature']);
  const isExpected = (text: string) => {
    const given = Buffer.from(text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  // There are several while a secret is replaced.
  const given = (request.get('webhook-signature') ?? '').split(' ');
  if (!given.some(isExpected)) throw new DomainError('credential_invalid');
}
