import { BoundedCache, type Clock } from '#domain';
import { allowance, RateLimiter, refill, type Allowance, type Bucket } from './rate-limiter.js';

/** Most callers whose requests are counted. Beyond it, the caller that called least recently gets a full bucket again. */
const MAX_CALLERS = 50_000;

export class MemoryRateLimiter extends RateLimiter {
  private readonly buckets = new BoundedCache<string, Bucket>(MAX_CALLERS);

  constructor(private readonly clock: Clock) {
    super();
  }

  take(caller: string, perMinute: number): Allowance {
    const now = this.clock.millis();
    const bucket = this.buckets.getOrCompute(caller, () => ({ tokens: perMinute, at: now }));
    refill(bucket, perMinute, now);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return allowance(allowed, bucket.tokens, perMinute);
  }
}
