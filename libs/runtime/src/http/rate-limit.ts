import { DomainError } from '#domain';
import type { ServerResponse } from 'node:http';
import type { RateLimiter } from '../limits/index.js';

/**
 * Counts one request of an authenticated caller (`credential:<id>`, never the key itself) and writes the `RateLimit-*`
 * headers. Raises `rate_limited` with `waitSeconds`; `Retry-After` is set already.
 */
export async function limitRate(
  limiter: RateLimiter,
  response: ServerResponse,
  caller: string,
  perMinute: number,
): Promise<void> {
  const { allowed, limit, remaining, waitSeconds } = await limiter.take(caller, perMinute);
  response.setHeader('RateLimit-Limit', limit);
  response.setHeader('RateLimit-Remaining', remaining);
  response.setHeader('RateLimit-Reset', waitSeconds);
  if (allowed) return;
  response.setHeader('Retry-After', waitSeconds);
  throw new DomainError('rate_limited', { waitSeconds });
}
