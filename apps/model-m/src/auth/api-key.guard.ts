import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { atOnce, Callers, type Soon } from '#domain';
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

  canActivate(context: ExecutionContext): Soon<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<IdentifiedRequest>();
    const key = request.headers['api-key'];
    return atOnce(this.callers.ofKey('model_m', typeof key === 'string' ? key.trim() : ''), (caller) => {
      noteHub(request, caller.hubId);
      const name = `credential:${String(caller.credentialId)}`;
      const response = http.getResponse<Response>();
      return atOnce(limitRate(this.limiter, response, name, this.config.rateLimitPerMinute), () => {
        if (isForHubs(context) && caller.merchantId !== null) throw forbidden();
        request.caller = caller;
        return true;
      });
    });
  }
}

function isForHubs(context: ExecutionContext): boolean {
  const endpoint = Reflect.getMetadata(ENDPOINT, context.getHandler()) as EndpointOptions | undefined;
  return endpoint?.access === 'hub';
}
