import {
  AppCallers,
  DomainError,
  isAppToken,
  MerchantSessions,
  requireAppScope,
  requireMayAct,
  type ActingMerchant,
  type MerchantSession,
  type Scope,
} from '#domain';
import { CallerAdmission, declarationOf, requestOf, setCaller } from '#runtime';
import {
  Injectable,
  Optional,
  type CanActivate,
  type ExecutionContext,
  applyDecorators,
  Controller,
  UseGuards,
} from '@nestjs/common';
import type { ConsoleEndpoint } from '../../http/endpoint.decorator.js';
import { requireSamePerson, sessionToken } from '../../http/page-session.policy.js';
import { apiOf, ConsoleCall } from '../../http/declared-api.decorator.js';

/** Refuses sub-users what is the owner's or forbidden to them; apps act within their scopes. */
@Injectable()
export class MerchantGuard implements CanActivate {
  constructor(
    private readonly sessions: MerchantSessions,
    private readonly admission: CallerAdmission,
    @Optional() private readonly apps?: AppCallers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const token = sessionToken('merchant', request);
    const declared = declarationOf<ConsoleEndpoint>(context.getHandler()) ?? {};
    if (this.apps && isAppToken(token)) return this.admitApp(this.apps, context, token, declared);
    const session = await this.sessions.authenticate(token);
    requireSamePerson(request, session.merchant.id);
    setCaller(request, session);
    const account = `merchant:${String(session.merchant.id)}`;
    await this.admission.admit(context, { account, hubId: session.hubId });
    requireAllowed(session, declared);
    return true;
  }

  private async admitApp(
    apps: AppCallers,
    context: ExecutionContext,
    token: string,
    declared: Partial<ConsoleEndpoint>,
  ): Promise<boolean> {
    const acting = await apps.authenticate(token);
    setCaller(requestOf(context), acting);
    const account = `app:${String(acting.app.connectionId)}`;
    await this.admission.admit(context, { account, hubId: acting.hubId });
    const { appScope: needed } = declared;
    if (needed === undefined) throw new DomainError('forbidden');
    requireAppScope(acting, needed);
    requireAllowed(acting, declared);
    apps.note(acting.app, needed);
    return true;
  }
}

/** @throws forbidden · as `requireMayAct` */
function requireAllowed(
  { merchant }: ActingMerchant,
  { ownerOnly, readsAccount, access }: Partial<ConsoleEndpoint>,
): void {
  const { ownerId, restrictions } = merchant;
  const refused =
    (ownerOnly === true && ownerId !== null) || (readsAccount === true && restrictions.readingOthers);
  if (refused) throw new DomainError('forbidden');
  if (access !== undefined) requireMayAct(merchant, access);
}

export function MerchantController(path = ''): ClassDecorator {
  return applyDecorators(Controller(`api/merchant/${path}`), UseGuards(MerchantGuard));
}

class MerchantCall extends ConsoleCall {
  /** The person's session, where apps may not call. */
  get session(): MerchantSession {
    return this.who();
  }

  /** Who acts where apps may: a person, or an app with the merchant's consent. */
  get acting(): ActingMerchant {
    return this.who();
  }

  /** The merchant's own records, and the orders of its account that it may read. */
  get by(): Scope {
    return this.acting.scope;
  }

  get merchantId(): number {
    return this.acting.merchant.id;
  }

  /** The merchant whose wallet, settings and invoices these are. */
  get accountId(): number {
    return this.acting.accountId;
  }
}

export const merchantApi = apiOf(MerchantController, MerchantCall);

export const ownerApi = apiOf(MerchantController, MerchantCall, { ownerOnly: true });
