import { ActingApps, Callers, DomainError, isAppToken, MerchantSessions } from '#domain';
import { bearerToken, CallerAdmission, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';

/**
 * Identifies the merchant by a key of the Full API or an app’s access token, and counts the request. Keys of a whole hub are
 * refused: they act for nobody.
 */
@Injectable()
export class McpGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly merchants: MerchantSessions,
    private readonly apps: ActingApps,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const key = bearerToken(request);
    if (key === undefined) throw new DomainError('credential_invalid');
    if (isAppToken(key)) return this.admitApp(context, key);
    const { credentialId, hubId, environment, merchantId, scope } = await this.callers.ofKey('full_api', key);
    await this.admission.admit(context, { account: `credential:${credentialId}`, hubId, environment });
    if (merchantId === null) throw new DomainError('forbidden');
    setCaller(request, await this.merchants.actingBy(merchantId, scope));
    return true;
  }

  private async admitApp(context: ExecutionContext, token: string): Promise<boolean> {
    const acting = await this.apps.authenticate(token);
    const account = `app:${String(acting.app.connectionId)}`;
    await this.admission.admit(context, { account, hubId: acting.hubId });
    setCaller(requestOf(context), acting);
    return true;
  }
}
