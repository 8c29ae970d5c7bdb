import { atOnce, DomainError, type Soon } from '#domain';
import type { ServerResponse } from 'node:http';
import type { Allowance, RateLimiter } from '../limits/index.js';

/**
 * Counts one request of an authenticated caller (`credential:<id>`, never the key itself) and writes the `RateLimit-*`
 * headers. Raises `rate_limited` with `waitSeconds`; `Retry-After` is set already.
 */
export function limitRate(
  limiter: RateLimiter,
  response: ServerResponse,
  caller: string,
  perMinute: number,
): Soon<void> {
  return atOnce(limiter.take(caller, perMinute), (allowance) => {
    tell(response, allowance);
  });
}

function tell(response: ServerResponse, { allowed, limit, remaining, waitSeconds }: Allowance): void {
  response.setHeader('RateLimit-Limit', limit);
  response.setHeader('RateLimit-Remaining', remaining);
  response.setHeader('RateLimit-Reset', waitSeconds);
  if (allowed) return;
  response.setHeader('Retry-After', waitSeconds);
  throw new DomainError('rate_limited', { waitSeconds });
}
