import { CourierSessions, DomainError, type CourierSession } from '#domain';
import { CallerAdmission, callerDecorator, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { sessionToken } from '../../http/page-session.policy.js';

@Injectable()
export class CourierGuard implements CanActivate {
  constructor(
    private readonly sessions: CourierSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const token = sessionToken('courier', request);
    if (token === undefined) throw new DomainError('credential_invalid');
    const session = await this.sessions.authenticate(token);
    const { courierId, hubId } = session;
    await this.admission.admit(context, { account: `courier:${String(courierId)}`, hubId });
    setCaller(request, session);
    return true;
  }
}

export type { CourierSession };
export const CurrentCourier = callerDecorator<CourierSession>();
