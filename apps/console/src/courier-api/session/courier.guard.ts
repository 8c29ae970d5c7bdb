import { DomainError, hubScope, type Scope } from '#domain';
import { CallerAdmission, callerDecorator, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { sessionToken } from '../../http/page-session.policy.js';
import { COURIER_SESSION } from './session-cookie.policy.js';
import { CourierTokens } from './courier-token.service.js';

export interface CourierCaller {
  readonly courierId: number;
  readonly hubId: number;
  /** The actor is the courier, so orders of others are not found. */
  readonly scope: Scope;
  readonly token: string;
}

@Injectable()
export class CourierGuard implements CanActivate {
  constructor(
    private readonly tokens: CourierTokens,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const token = sessionToken(COURIER_SESSION, request);
    if (token === undefined) throw new DomainError('credential_invalid');
    const { courierId, hubId } = await this.tokens.verify(token);
    await this.admission.admit(context, { account: `courier:${String(courierId)}`, hubId });
    const scope = hubScope(hubId, { kind: 'courier', id: courierId });
    setCaller(request, { courierId, hubId, scope, token } satisfies CourierCaller);
    return true;
  }
}

export const CurrentCourier = callerDecorator<CourierCaller>();
