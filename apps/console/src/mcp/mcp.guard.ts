import { Callers, DomainError, MerchantSessions, type ActingMerchant } from '#domain';
import { bearerToken, CallerAdmission, callerDecorator, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';

/** Identifies the merchant by a key of the Full API, and counts the request. Keys of a whole hub are refused: they act for nobody. */
@Injectable()
export class McpGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly merchants: MerchantSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const key = bearerToken(request);
    if (key === undefined) throw new DomainError('credential_invalid');
    const { credentialId, hubId, environment, merchantId, scope } = await this.callers.ofKey('full_api', key);
    await this.admission.admit(context, { account: `credential:${credentialId}`, hubId, environment });
    if (merchantId === null) throw new DomainError('forbidden');
    setCaller(request, await this.merchants.actingBy(merchantId, scope));
    return true;
  }
}

export const CurrentActing = callerDecorator<ActingMerchant>();
