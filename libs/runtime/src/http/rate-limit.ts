import { thenMaybeSync, DomainError, type MaybePromise } from '#domain';
import type { ServerResponse } from 'node:http';
import type { Allowance, RateLimiter } from '../limits/index.js';

/**
 * Counts one request of an authenticated caller (`credential:<id>`, never the key itself) and sets the `RateLimit-*`
 * headers: `RateLimit-Policy` and `RateLimit` as the IETF's draft has them since its eighth version, and the three of before, for
 * programs that read those. Throws `rate_limited` with `waitSeconds`; `Retry-After` is set already.
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
