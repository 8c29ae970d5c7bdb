import { DeveloperSessions, DomainError, type DeveloperSession } from '#domain';
import { CallerAdmission, requestOf, setCaller } from '#runtime';
import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
  applyDecorators,
  Controller,
  UseGuards,
} from '@nestjs/common';
import { requireSamePerson, sessionToken } from '../../http/page-session.policy.js';
import { apiOf, ConsoleCall } from '../../http/declared-api.decorator.js';

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

/** A controller below `/api/developer`, for developers that are logged in. */
export function DeveloperController(path = ''): ClassDecorator {
  return applyDecorators(Controller(`api/developer/${path}`), UseGuards(DeveloperGuard));
}

class DeveloperCall extends ConsoleCall {
  get session(): DeveloperSession {
    return this.who();
  }

  /** Id of the developer. */
  get by(): number {
    return this.session.developer.id;
  }
}

/** Declared endpoints of the Developer API below a path. */
export const developerApi = apiOf(DeveloperController, DeveloperCall);
