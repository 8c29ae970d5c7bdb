import { DeveloperApps, DeveloperSessions, type DeveloperSession } from '#domain/modules';
import { CallerAdmission, requestOf, type ServiceClasses, setCaller } from '#runtime';
import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
  applyDecorators,
  Controller,
  UseGuards,
} from '@nestjs/common';
import { requireSamePerson, sessionToken } from '../../../http/page-session.policy.js';
import { apiOf, ConsoleCall, declaredApi, type Schemas } from '../../../http/declared-api.decorator.js';
import { pathId } from '../../../http/field.schemas.js';

@Injectable()
export class DeveloperGuard implements CanActivate {
  constructor(
    private readonly sessions: DeveloperSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const session = await this.sessions.authenticate(sessionToken('developer', request));
    requireSamePerson(request, session.developer.id);
    setCaller(request, session);
    const account = `developer:${String(session.developer.id)}`;
    await this.admission.admit(context, { account, hubId: null });
    return true;
  }
}

export function DeveloperController(path = ''): ClassDecorator {
  return applyDecorators(Controller(`api/developer/${path}`), UseGuards(DeveloperGuard));
}

class DeveloperCall extends ConsoleCall {
  get session(): DeveloperSession {
    return this.who();
  }

  get by(): number {
    return this.session.developer.id;
  }
}

export const developerApi = apiOf(DeveloperController, DeveloperCall);

/** Below an app of the caller's teams (`:id`), which `run` gets as `app`. @throws app_not_found */
export function appApi<
  const Path extends string,
  Uses extends ServiceClasses,
  Params extends Schemas = Record<never, never>,
>(path: Path, uses: Uses, params?: Params) {
  return declaredApi({
    at: DeveloperController(path),
    path,
    call: DeveloperCall,
    uses: { ...uses, apps: DeveloperApps },
    params: { id: pathId('app_not_found'), ...params },
    find: async ({
      apps,
      by,
      id,
    }: DeveloperCall & { readonly apps: DeveloperApps; readonly id: number }) => ({
      app: await apps.require(by, id),
    }),
  });
}
