import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Callers, type MaybePromise, thenMaybeSync } from '#domain';
import { CallerAdmission, declarationOf, requestOf, setCaller } from '#runtime';
import type { ModelMEndpoint } from '../wire/endpoint.types.js';
import { forbidden } from '../wire/error.mapper.js';

/** The `api-key` header counts; HTTP Basic, which old programs still send, is ignored. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly admission: CallerAdmission,
  ) {}

  canActivate(context: ExecutionContext): MaybePromise<boolean> {
    const request = requestOf(context);
    const key = request.headers['api-key'];
    return thenMaybeSync(
      this.callers.ofKey('model_m', typeof key === 'string' ? key.trim() : ''),
      (caller) => {
        const { hubId, credentialId, environment } = caller;
        const account = `credential:${String(credentialId)}`;
        return thenMaybeSync(this.admission.admit(context, { account, hubId, environment }), () => {
          if (isForHubs(context) && caller.merchantId !== null) throw forbidden();
          setCaller(request, caller);
          return true;
        });
      },
    );
  }
}

function isForHubs(context: ExecutionContext): boolean {
  return declarationOf<ModelMEndpoint>(context.getHandler())?.access === 'hub';
}
