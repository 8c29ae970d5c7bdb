import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '#domain';

export interface IdentifiedRequest extends Request {
  caller?: Caller;
}

/** Who calls, as the guard found out. */
export const Calling = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<IdentifiedRequest>();
  if (!caller) throw new Error('A handler that asks for its caller needs the ApiKeyGuard');
  return caller;
});
