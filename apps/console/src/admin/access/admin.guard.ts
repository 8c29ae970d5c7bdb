import { DomainError, OperatorSessions } from '#domain';
import { CallerAdmission, declarationOf, requestOf, setCaller } from '#runtime';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { ConsoleEndpoint } from '../../http/endpoint.decorator.js';
import { ADMIN_AREA, roleAllows, type AdminArea } from './permission.rules.js';
import { requireSamePerson, sessionToken } from '../../http/page-session.policy.js';
import { HUB_HEADER } from './session.decorator.js';

const ID = /^[1-9]\d{0,14}$/;

/** Identifies the operator, counts the request, and checks the role: GET, and what declares `reads`, needs `read`, the rest `write`. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly sessions: OperatorSessions,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const token = sessionToken('operator', request);
    if (token === undefined) throw new DomainError('credential_invalid');
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

/** A field of the body that changes how somebody gets in, or where their money goes. */
function accessFieldIn(context: ExecutionContext, { body }: Request): string | undefined {
  const named = declarationOf<ConsoleEndpoint>(context.getHandler())?.accessFields ?? [];
  const sent: unknown = body;
  return typeof sent === 'object' && sent !== null
    ? named.find((field) => Object.hasOwn(sent, field))
    : undefined;
}

function chosenHub(context: ExecutionContext, request: Request): number | null {
  const byQuery = declarationOf<ConsoleEndpoint>(context.getHandler())?.hubByQuery === true;
  const named = request.headers[HUB_HEADER] ?? (byQuery ? request.query['hubId'] : undefined);
  return typeof named === 'string' && ID.test(named) ? Number(named) : null;
}
