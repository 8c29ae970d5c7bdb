import { DomainError, OperatorSessions } from '#domain';
import { limitRate, noteHub, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { AREA } from './changes.js';
import { allows, type Area } from './permissions.js';
import { HUB_HEADER, type AdminRequest } from './session.js';

const BEARER = /^Bearer +(\S+) *$/i;
const ID = /^[1-9]\d{0,14}$/;

/** Who calls, whether too often, and whether their role allows it: to read takes `read`, all else `write`. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: OperatorSessions,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AdminRequest>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new DomainError('credential_invalid');
    const session = await this.sessions.authenticate(token, chosenHub(request));
    request.session = session;
    if (session.hubId !== null) noteHub(request, session.hubId);
    const account = `operator:${String(session.operator.id)}`;
    await limitRate(this.limiter, http.getResponse<Response>(), account, this.config.rateLimitPerMinute);
    const area = this.reflector.getAllAndOverride<Area>(AREA, [context.getHandler(), context.getClass()]);
    if (!allows(session.role, area, request.method === 'GET' ? 'read' : 'write'))
      throw new DomainError('forbidden');
    return true;
  }
}

function chosenHub(request: AdminRequest): number | null {
  const header = request.headers[HUB_HEADER];
  return typeof header === 'string' && ID.test(header) ? Number(header) : null;
}
