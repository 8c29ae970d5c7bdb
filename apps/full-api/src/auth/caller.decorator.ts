import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '#domain';
import type { Request } from 'express';

export interface AuthenticatedRequest extends Request {
  caller?: Caller;
}

/** The authenticated caller; the guard has put it there before any handler runs. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!caller) throw new Error('A handler asked for the caller of a public endpoint');
  return caller;
});
