import { DomainError, type OperatorSession, type Scope } from '#domain';
import { callerDecorator, callerOf } from '#runtime';

export function sessionOf(request: object): OperatorSession {
  const session = callerOf<OperatorSession>(request);
  if (!session) throw new Error('A handler asks for its caller, but no guard has identified it');
  return session;
}

/** Operators of the platform choose their hub by this header; for a hub's own operators it changes nothing. */
export const HUB_HEADER = 'x-hub-id';

/** The operator, in the hub that the request is about. @throws required_value: a platform operator named no hub */
export const CurrentScope = callerDecorator<OperatorSession>(({ scope }): Scope => {
  if (!scope) throw new DomainError('required_value', { field: HUB_HEADER });
  return scope;
});

/** The operator's session, also of a platform operator who named no hub. */
export const CurrentCaller = callerDecorator<OperatorSession>();
