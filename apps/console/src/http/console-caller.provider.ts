import { DeveloperSessions, DomainError, MerchantSessions, OperatorSessions } from '#domain';
import type { INestApplication } from '@nestjs/common';
import type { Request } from 'express';
import { OPERATOR_SESSION } from '../admin/access/session-cookie.policy.js';
import { COURIER_SESSION } from '../courier-api/session/session-cookie.policy.js';
import { CourierTokens } from '../courier-api/session/courier-token.service.js';
import { DEVELOPER_SESSION } from '../developer-api/session/session-cookie.policy.js';
import { MERCHANT_SESSION } from '../merchant-api/session/session-cookie.policy.js';
import { sessionToken } from './page-session.policy.js';

/** Identifies the sender of a long body: an operator, a merchant, a developer or a courier. Rejects everybody else. */
export async function identifyConsoleCaller(request: Request, app: INestApplication): Promise<unknown> {
  if (request.path.startsWith('/api/admin/'))
    return app
      .get(OperatorSessions, { strict: false })
      .authenticate(sessionToken(OPERATOR_SESSION, request) ?? '');
  if (request.path.startsWith('/api/courier/'))
    return app.get(CourierTokens, { strict: false }).verify(sessionToken(COURIER_SESSION, request) ?? '');
  if (request.path.startsWith('/api/merchant/'))
    return app
      .get(MerchantSessions, { strict: false })
      .authenticate(sessionToken(MERCHANT_SESSION, request) ?? '');
  if (request.path.startsWith('/api/developer/'))
    return app
      .get(DeveloperSessions, { strict: false })
      .authenticate(sessionToken(DEVELOPER_SESSION, request) ?? '');
  throw new DomainError('credential_invalid');
}
