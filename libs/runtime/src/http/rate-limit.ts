import { DomainError, type MaybePromise, thenMaybeSync } from '#domain';
import type { ServerResponse } from 'node:http';
import type { Allowance, RateLimiter } from '../limits/rate-limiter.js';
import type { RequestHandler } from 'express';
import type { Core } from '../core/core.js';
import type { FaceDefinition } from './face-definition.js';
import { addressOf } from './caller-address.js';

/**
 * Counts one request of an authenticated caller (`credential:<id>`, never the key) and sets the `RateLimit-*`
 * headers: `RateLimit-Policy` and `RateLimit` as in the IETF's draft since its eighth version, and the three
 * of before, for programs that read those. Throws `rate_limited` with `waitSeconds`; `Retry-After` is set.
 */
export function limitRate(
  limiter: RateLimiter,
  response: ServerResponse,
  caller: string,
  perMinute: number,
): MaybePromise<void> {
  return thenMaybeSync(limiter.take(caller, perMinute), (allowance) => writeHeaders(response, allowance));
}

function writeHeaders(response: ServerResponse, { allowed, limit, remaining, waitSeconds }: Allowance): void {
  response.setHeader('RateLimit-Policy', `"default";q=${String(limit)};w=60`);
  response.setHeader('RateLimit', `"default";r=${String(remaining)};t=${String(waitSeconds)}`);
  response.setHeader('RateLimit-Limit', limit);
  response.setHeader('RateLimit-Remaining', remaining);
  response.setHeader('RateLimit-Reset', waitSeconds);
  if (allowed) return;
  response.setHeader('Retry-After', waitSeconds);
  throw new DomainError('rate_limited', { waitSeconds });
}

/** Counted by address, before the body is read. */
export function openEndpointLimit(
  { name, openEndpoints = [] }: FaceDefinition,
  { rateLimiter }: Pick<Core, 'rateLimiter'>,
): RequestHandler {
  const limits = new Map(openEndpoints.map(({ path, perMinute }) => [path, perMinute]));
  return (request, response, next) => {
    // As express routes it: lower case, without a slash at the end.
    const path = request.method === 'POST' ? request.path.toLowerCase().replace(/\/$/, '') : '';
    const perMinute = limits.get(path);
    if (perMinute === undefined) {
      next();
      return;
    }
    const caller = `open:${name}:${path}:${addressOf(request)}`;
    Promise.resolve()
      .then(() => limitRate(rateLimiter, response, caller, perMinute))
      .then(() => next(), next);
  };
}
