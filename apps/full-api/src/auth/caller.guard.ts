import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { atOnce, Callers, DomainError, type Caller, type Soon } from '#domain';
import { limitRate, noteHub, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import type { Response } from 'express';
import { ACCESS, type Access } from './access.decorator.js';
import type { AuthenticatedRequest } from './caller.decorator.js';

const BEARER = /^Bearer +(\S+) *$/i;

/** Who calls, whether they call too often, and whether this endpoint is for them. */
@Injectable()
export class CallerGuard implements CanActivate {
  private readonly accesses = new Map<object, Access>();

  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  canActivate(context: ExecutionContext): Soon<boolean> {
    const access = this.accessOf(context);
    if (access === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (key === undefined) throw new DomainError('credential_invalid');
    return atOnce(this.callers.ofKey('full_api', key), (caller) => {
      request.caller = caller;
      noteHub(request, caller.hubId);
      const account = `credential:${caller.credentialId}`;
      const response = http.getResponse<Response>();
      return atOnce(limitRate(this.limiter, response, account, this.config.rateLimitPerMinute), () => {
        if (!allows(access, caller, request.params['id'])) throw new DomainError('forbidden');
        return true;
      });
    });
  }

  /** Decorators do not change, and to look for them in two places costs more than the rest of this guard. */
  private accessOf(context: ExecutionContext): Access {
    const handler = context.getHandler();
    let access = this.accesses.get(handler);
    if (access === undefined) {
      const targets = [handler, context.getClass()];
      access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) ?? 'hub';
      this.accesses.set(handler, access);
    }
    return access;
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
