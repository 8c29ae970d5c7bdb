import { DomainError, Merchants, type Caller } from '#domain';
import { bearerToken, CallerAdmission, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AccessTokens } from './access-token.service.js';

/** A caller of this face is always one merchant. */
export type MerchantCaller = Caller & { readonly merchantId: number };

@Injectable()
export class OpenDeliveryCallerGuard implements CanActivate {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly merchants: Merchants,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const caller = await this.authenticate(request);
    const { hubId, credentialId, environment } = caller;
    await this.admission.admit(context, { account: `credential:${credentialId}`, hubId, environment });
    const { requestsEnabled } = await this.merchants.getCached(caller.scope, caller.merchantId);
    if (!requestsEnabled) throw new DomainError('feature_disabled');
    setCaller(request, caller);
    return true;
  }

  private async authenticate(request: Request): Promise<MerchantCaller> {
    const token = bearerToken(request);
    if (token === undefined) throw new DomainError('credential_invalid');
    const caller = await this.tokens.callerOf(token);
    if (caller.merchantId === null) throw new DomainError('credential_invalid');
    return { ...caller, merchantId: caller.merchantId };
  }
}
