import { DomainError, Merchants, type Caller } from '#domain';
import { limitRate, noteHub, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import {
  createParamDecorator,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { AccessTokens } from './access-tokens.js';

const BEARER = /^Bearer +(\S+) *$/i;

/** A caller of this face is always one merchant. */
export type MerchantCaller = Caller & { readonly merchantId: number };

interface AuthenticatedRequest extends Request {
  caller: MerchantCaller;
}

@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly merchants: Merchants,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const caller = await this.authenticate(request);
    noteHub(request, caller.hubId);
    await limitRate(
      this.limiter,
      http.getResponse<Response>(),
      `credential:${caller.credentialId}`,
      this.config.rateLimitPerMinute,
    );
    const { odEnabled } = await this.merchants.recall(caller.scope, caller.merchantId);
    if (!odEnabled) throw new DomainError('feature_disabled');
    request.caller = caller;
    return true;
  }

  private async authenticate(request: AuthenticatedRequest): Promise<MerchantCaller> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new DomainError('credential_invalid');
    const caller = await this.tokens.callerOf(token);
    if (caller.merchantId === null) throw new DomainError('credential_invalid');
    return { ...caller, merchantId: caller.merchantId };
  }
}

export const TheCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().caller,
);
