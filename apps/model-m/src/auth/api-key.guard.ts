import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { thenMaybeSync, Callers, type MaybePromise } from '#domain';
import {
  declarationOf,
  limitRate,
  noteHub,
  RateLimiter,
  RUNTIME_CONFIG,
  setCaller,
  type RuntimeConfig,
} from '#runtime';
import type { ModelMEndpoint } from '../wire/endpoint.decorator.js';
import { forbidden } from '../wire/error.mapper.js';

/** Identifies the caller by the `api-key` header; HTTP Basic, which old programs still send, is ignored. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  canActivate(context: ExecutionContext): MaybePromise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.headers['api-key'];
    return thenMaybeSync(
      this.callers.ofKey('model_m', typeof key === 'string' ? key.trim() : ''),
      (caller) => {
        noteHub(request, caller.hubId);
        const name = `credential:${String(caller.credentialId)}`;
        const response = http.getResponse<Response>();
        return thenMaybeSync(limitRate(this.limiter, response, name, this.config.rateLimitPerMinute), () => {
          if (isForHubs(context) && caller.merchantId !== null) throw forbidden();
          setCaller(request, caller);
          return true;
        });
      },
    );
  }
}

function isForHubs(context: ExecutionContext): boolean {
  return declarationOf<ModelMEndpoint>(context.getHandler())?.access === 'hub';
}
