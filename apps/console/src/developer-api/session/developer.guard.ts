import { DeveloperSessions, DomainError, type DeveloperSession } from '#domain';
import { CallerAdmission, callerDecorator, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requireSamePerson, sessionToken } from '../../http/page-session.policy.js';

/** Identifies the developer and counts the request. */
@Injectable()
export class DeveloperGuard implements CanActivate {
  constructor(
    private readonly sessions: DeveloperSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const token = sessionToken('developer', request);
    if (token === undefined) throw new DomainError('credential_invalid');
    const session = await this.sessions.authenticate(token);
    requireSamePerson(request, session.developer.id);
    setCaller(request, session);
    const account = `developer:${String(session.developer.id)}`;
    await this.admission.admit(context, { account, hubId: null });
    return true;
  }
}

export const CurrentDeveloper = callerDecorator<DeveloperSession>();
/** Id of the developer. */
export const DeveloperId = callerDecorator<DeveloperSession>(({ developer }): number => developer.id);
