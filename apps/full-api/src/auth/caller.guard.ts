import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Callers, DomainError, type Caller } from '#domain';
import { limitRate, noteHub, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import type { Response } from 'express';
import { ACCESS, type Access } from './access.decorator.js';
import type { AuthenticatedRequest } from './caller.decorator.js';

const BEARER = /^Bearer +(\S+) *$/i;

/** Who calls, whether they call too often, and whether this endpoint is for them. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.accessOf(context);
    if (access === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const caller = await this.authenticate(request);
    const account = `credential:${caller.credentialId}`;
    await limitRate(this.limiter, http.getResponse<Response>(), account, this.config.rateLimitPerMinute);
    if (!allows(access, caller, request.params['id'])) throw new DomainError('forbidden');
    return true;
  }

  private async authenticate(request: AuthenticatedRequest): Promise<Caller> {
    const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (key === undefined) throw new DomainError('credential_invalid');
    const caller = await this.callers.ofKey('full_api', key);
    request.caller = caller;
    noteHub(request, caller.hubId);
    return caller;
  }

  private accessOf(context: ExecutionContext): Access {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) ?? 'hub';
  }
}

function allows(access: Access, caller: Caller, id: unknown): boolean {
  if (caller.merchantId === null) return true;
  switch (access) {
    case 'public':
    case 'any':
      return true;
    case 'hub':
      return false;
    case 'own_user':
      return String(caller.merchantId) === id;
    case 'ordering':
      return !caller.restrictions.ordering;
  }
}
