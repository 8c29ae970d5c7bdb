import { DomainError, type OperatorSession, type Scope } from '#domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

export interface AdminRequest extends Request {
  session?: OperatorSession;
}

export function sessionOf(request: AdminRequest): OperatorSession {
  if (!request.session) throw new Error('A handler asked who calls an endpoint that anyone may call');
  return request.session;
}

/** Platform people choose their hub by this header; for a hub's own people it changes nothing. */
export const HUB_HEADER = 'x-hub-id';

export function scopeOf(request: AdminRequest): Scope {
  const { scope } = sessionOf(request);
  if (!scope) throw new DomainError('required_value', { field: HUB_HEADER });
  return scope;
}

/** On whose behalf: the person, in their hub. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): Scope =>
  scopeOf(context.switchToHttp().getRequest<AdminRequest>()),
);

/** The person, also one of the platform who named no hub. */
export const Session = createParamDecorator((_: unknown, context: ExecutionContext): OperatorSession =>
  sessionOf(context.switchToHttp().getRequest<AdminRequest>()),
);
