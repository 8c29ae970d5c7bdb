import {
  CourierSessions,
  DeveloperSessions,
  DomainError,
  MerchantSessions,
  OperatorSessions,
  type AccountKind,
} from '#domain';
import type { INestApplication, Type } from '@nestjs/common';
import type { Request } from 'express';
import { PAGE_SESSIONS, sessionToken } from './page-session.policy.js';

const SESSIONS: Readonly<Record<AccountKind, Type<{ authenticate(token: string): Promise<unknown> }>>> = {
  operator: OperatorSessions,
  merchant: MerchantSessions,
  developer: DeveloperSessions,
  courier: CourierSessions,
};

/** Identifies the sender of a long body by the API that it goes to. Rejects everybody else. */
export async function identifyConsoleCaller(request: Request, app: INestApplication): Promise<unknown> {
  const kinds = Object.keys(SESSIONS) as AccountKind[];
  const kind = kinds.find((one) => request.path.startsWith(`${PAGE_SESSIONS[one].path}/`));
  if (kind === undefined) throw new DomainError('credential_invalid');
  return app.get(SESSIONS[kind], { strict: false }).authenticate(sessionToken(kind, request) ?? '');
}
