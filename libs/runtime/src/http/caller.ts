import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { requestOf } from './execution-host.js';

const BEARER = /^Bearer +(\S+) *$/i;
const CALLER = Symbol('caller');

interface IdentifiedRequest {
  [CALLER]?: unknown;
}

/** The token of `Authorization: Bearer …`; undefined: the header is absent or of another form. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** Called by a face's guard once it knows who calls. */
export function setCaller(request: object, caller: object): void {
  (request as IdentifiedRequest)[CALLER] = caller;
}

/** Undefined: the endpoint has no guard, or the guard refused. */
export function callerOf<Caller extends object>(request: object): Caller | undefined {
  return (request as IdentifiedRequest)[CALLER] as Caller | undefined;
}

/** The caller of a request that a guard has admitted. */
export function requireCaller<Caller extends object>(request: object): Caller {
  const caller = callerOf<Caller>(request);
  if (caller === undefined) throw new Error('A handler asks for its caller, but no guard has identified it');
  return caller;
}

/**
 * A parameter decorator for the caller or, with `select`, one part of it (a scope, say): `export const CurrentCaller
 * = callerDecorator<Caller>()`, then `@CurrentCaller() caller: Caller`.
 */
export function callerDecorator<Caller extends object>(
  select: (caller: Caller) => unknown = (caller) => caller,
): () => ParameterDecorator {
  return createParamDecorator((_: unknown, context: ExecutionContext) =>
    select(requireCaller<Caller>(requestOf(context))),
  );
}
