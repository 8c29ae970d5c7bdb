import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { Callers } from '#domain';
import { limitRate, noteHub, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { ENDPOINT, type EndpointOptions } from '../wire/endpoint.js';
import { forbidden } from '../wire/problem.js';
import type { IdentifiedRequest } from './caller.js';

/** The `api-key` header decides; HTTP Basic, which old programs still send, is not looked at. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<IdentifiedRequest>();
    const key = request.headers['api-key'];
    const caller = await this.callers.ofKey('model_m', typeof key === 'string' ? key.trim() : '');
    noteHub(request, caller.hubId);
    const name = `credential:${String(caller.credentialId)}`;
    await limitRate(this.limiter, http.getResponse<Response>(), name, this.config.rateLimitPerMinute);
    const endpoint = Reflect.getMetadata(ENDPOINT, context.getHandler()) as EndpointOptions | undefined;
    if (endpoint?.access === 'hub' && caller.merchantId !== null) throw forbidden();
    request.caller = caller;
    return true;
  }
}
