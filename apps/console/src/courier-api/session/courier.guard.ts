import { DomainError, hubScope, type Scope } from '#domain';
import {
  callerDecorator,
  limitRate,
  noteHub,
  RateLimiter,
  RUNTIME_CONFIG,
  setCaller,
  type RuntimeConfig,
} from '#runtime';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { sessionToken } from '../../http/page-session.policy.js';
import { COURIER_SESSION } from './session-cookie.policy.js';
import { CourierTokens } from './courier-token.service.js';

export interface CourierCaller {
  readonly courierId: number;
  readonly hubId: number;
  /** The actor is the courier, so orders of others are not found. */
  readonly scope: Scope;
  readonly token: string;
}

@Injectable()
export class CourierGuard implements CanActivate {
  constructor(
    private readonly tokens: CourierTokens,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const token = sessionToken(COURIER_SESSION, request);
    if (token === undefined) throw new DomainError('credential_invalid');
    const { courierId, hubId } = await this.tokens.verify(token);
    noteHub(request, hubId);
    await limitRate(
      this.limiter,
      http.getResponse<Response>(),
      `courier:${String(courierId)}`,
      this.config.rateLimitPerMinute,
    );
    const scope = hubScope(hubId, { kind: 'courier', id: courierId });
    setCaller(request, { courierId, hubId, scope, token } satisfies CourierCaller);
    return true;
  }
}

export const CurrentCourier = callerDecorator<CourierCaller>();
