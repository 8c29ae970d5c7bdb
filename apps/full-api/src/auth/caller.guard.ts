import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Caller, Callers, DomainError, type MaybePromise, thenMaybeSync } from '#domain';
import { bearerToken, CallerAdmission, declarationOf, requestOf, setCaller } from '#runtime';
import type { Access, FullApiEndpoint } from '../openapi/operation.decorator.js';

/** Identifies the caller by the key, and counts the request. */
@Injectable()
export class FullApiCallerGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly admission: CallerAdmission,
  ) {}

  canActivate(context: ExecutionContext): MaybePromise<boolean> {
    const { access } = declarationOf<FullApiEndpoint>(context.getHandler()) ?? { access: 'hub' };
    const request = requestOf(context);
    const key = bearerToken(request);
    if (key === undefined) throw new DomainError('credential_invalid');
    return thenMaybeSync(this.callers.ofKey('full_api', key), (caller) => {
      setCaller(request, caller);
      const { hubId, credentialId, environment } = caller;
      const account = `credential:${credentialId}`;
      return thenMaybeSync(this.admission.admit(context, { account, hubId, environment }), () => {
        if (!allows(access, caller, request.params['id'])) throw new DomainError('forbidden');
        return true;
      });
    });
  }
}

function allows(access: Access, caller: Caller, id: unknown): boolean {
  if (caller.merchantId === null) return true;
  switch (access) {
    case 'any':
      return true;
    case 'hub':
      return false;
    case 'own_user':
      return String(caller.merchantId) === id;
    case 'ordering':
      return !caller.restrictions.ordering;
  }
}
