import { DomainError, type OperatorSession, type Scope, OperatorSessions } from '#domain';
import {
  requestOf,
  requireCaller,
  CallerAdmission,
  declarationOf,
  setCaller,
  type ServiceClasses,
} from '#runtime';
import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
  applyDecorators,
  Controller,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import type { ConsoleEndpoint } from '../../http/endpoint.decorator.js';
import { requireSamePerson, sessionToken } from '../../http/page-session.policy.js';
import * as fields from '../../http/field.schemas.js';
import { apiOf, declaredApi, ConsoleCall, type Schemas } from '../../http/declared-api.decorator.js';
import { ADMIN_AREA, roleAllows, type AdminArea } from './permission.rules.js';

/** Operators of the platform choose their hub by this header; for a hub's own it changes nothing. */
const HUB_HEADER = 'x-hub-id';

/** Runs after `AdminGuard`: only operators of the platform pass, whatever their role. */
@Injectable()
class PlatformGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (requireCaller<OperatorSession>(requestOf(context)).operator.hubId !== null)
      throw new DomainError('forbidden');
    return true;
  }
}

/** Identifies operators, counts requests, checks the role: `reads` and GET need `read`, the rest `write`. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly sessions: OperatorSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const token = sessionToken('operator', request);
    const session = await this.sessions.authenticate(token, chosenHub(context, request));
    requireSamePerson(request, session.operator.id);
    setCaller(request, session);
    const account = `operator:${String(session.operator.id)}`;
    await this.admission.admit(context, { account, hubId: session.hubId });
    const { area, needed } = demandOf(context, request);
    if (session.mustEnrol && area !== 'sessions')
      throw new DomainError('forbidden', { field: 'secondFactor' });
    if (!roleAllows(session.role, area, needed)) throw new DomainError('forbidden');
    const field = accessFieldIn(context, request);
    if (field !== undefined && !roleAllows(session.role, 'access', 'write'))
      throw new DomainError('forbidden', { field });
    return true;
  }
}

function demandOf(context: ExecutionContext, { method }: Request) {
  const { area, reads } = declarationOf<ConsoleEndpoint>(context.getHandler()) ?? {};
  const own = Reflect.getMetadata(ADMIN_AREA, context.getClass()) as AdminArea;
  const needed = method === 'GET' || reads === true ? ('read' as const) : ('write' as const);
  return { area: area ?? own, needed };
}

function accessFieldIn(context: ExecutionContext, { body }: Request): string | undefined {
  const named = declarationOf<ConsoleEndpoint>(context.getHandler())?.accessFields ?? [];
  const sent: unknown = body;
  return typeof sent === 'object' && sent !== null
    ? named.find((field) => Object.hasOwn(sent, field))
    : undefined;
}

function chosenHub(context: ExecutionContext, request: Request): number | null {
  // Links and streams of a browser cannot set headers.
  const byQuery = declarationOf<ConsoleEndpoint>(context.getHandler())?.mediaTypes !== undefined;
  const named = request.headers[HUB_HEADER] ?? (byQuery ? request.query['hubId'] : undefined);
  return fields.idText.safeParse(named).data ?? null;
}

export function AdminController(path: string, area: AdminArea): ClassDecorator {
  return applyDecorators(
    Controller(`api/admin/${path}`),
    SetMetadata(ADMIN_AREA, area),
    UseGuards(AdminGuard),
  );
}

class AdminCall extends ConsoleCall {
  /** Also a platform operator who named no hub. */
  get caller(): OperatorSession {
    return this.who();
  }

  /** The operator, in the request's hub. @throws required_value: a platform operator named no hub */
  get by(): Scope {
    const { scope } = this.caller;
    if (!scope) throw new DomainError('required_value', { field: HUB_HEADER });
    return scope;
  }
}

export function adminApi<
  const Path extends string,
  Uses extends ServiceClasses,
  Params extends Schemas = Record<never, never>,
>(path: Path, area: AdminArea, uses: Uses, params?: Params) {
  return declaredApi({ at: AdminController(path, area), path, call: AdminCall, uses, params });
}

export const platformApi = apiOf(
  (path) => applyDecorators(AdminController(path, 'hub'), UseGuards(PlatformGuard)),
  AdminCall,
);
