import { DomainError, MerchantSessions, requireMayAct, type MerchantSession, type Scope } from '#domain';
import { CallerAdmission, callerDecorator, declarationOf, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ConsoleEndpoint } from '../../http/endpoint.decorator.js';
import { requireSamePerson, sessionToken } from '../../http/page-session.policy.js';

/** Identifies the merchant, counts the request, and refuses sub-users what is the owner's, or forbidden to them. */
@Injectable()
export class MerchantGuard implements CanActivate {
  constructor(
    private readonly sessions: MerchantSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const token = sessionToken('merchant', request);
    if (token === undefined) throw new DomainError('credential_invalid');
    const session = await this.sessions.authenticate(token);
    requireSamePerson(request, session.merchant.id);
    setCaller(request, session);
    const account = `merchant:${String(session.merchant.id)}`;
    await this.admission.admit(context, { account, hubId: session.hubId });
    const { ownerOnly, readsAccount, access } = declarationOf<ConsoleEndpoint>(context.getHandler()) ?? {};
    const { ownerId, restrictions } = session.merchant;
    const refused =
      (ownerOnly === true && ownerId !== null) || (readsAccount === true && restrictions.readingOthers);
    if (refused) throw new DomainError('forbidden');
    if (access !== undefined) requireMayAct(session.merchant, access);
    return true;
  }
}

export const CurrentMerchant = callerDecorator<MerchantSession>();
/** The merchant's own records, and the orders of its account that it may read. */
export const MerchantScope = callerDecorator<MerchantSession>(({ scope }): Scope => scope);
