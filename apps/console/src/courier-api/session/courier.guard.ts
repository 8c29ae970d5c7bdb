import { DomainError, hubScope, type Scope } from '#domain';
import { limitRate, noteHub, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import {
  createParamDecorator,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { CourierTokens } from './courier.tokens.js';

const BEARER = /^Bearer +(\S+) *$/i;

export interface CourierCaller {
  readonly courierId: number;
  readonly hubId: number;
  /** The actor is the courier, so orders of others do not exist. */
  readonly scope: Scope;
  readonly token: string;
}

interface AuthenticatedRequest extends Request {
  courier: CourierCaller;
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
    const request = http.getRequest<AuthenticatedRequest>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new DomainError('credential_invalid');
    const { courierId, hubId } = await this.tokens.courierOf(token);
    noteHub(request, hubId);
    await limitRate(
      this.limiter,
      http.getResponse<Response>(),
      `courier:${String(courierId)}`,
      this.config.rateLimitPerMinute,
    );
    const scope = hubScope(hubId, { kind: 'courier', id: courierId });
    request.courier = { courierId, hubId, scope, token };
    return true;
  }
}

export const TheCourier = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().courier,
);
