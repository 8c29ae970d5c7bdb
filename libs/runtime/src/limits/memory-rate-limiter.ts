import type { Clock } from '#domain';
import { allowance, MINUTE_MS, RateLimiter, refill, type Allowance, type Bucket } from './rate-limiter.js';

/** Callers remembered at most; beyond it the buckets that are full again are dropped. */
const MAX_CALLERS = 50_000;

export class MemoryRateLimiter extends RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly clock: Clock) {
    super();
  }

  take(caller: string, perMinute: number): Allowance {
    const now = this.clock.millis();
    const bucket = this.bucket(caller, perMinute, now);
    refill(bucket, perMinute, now);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return allowance(allowed, bucket.tokens, perMinute);
  }

  private bucket(caller: string, perMinute: number, now: number): Bucket {
    const known = this.buckets.get(caller);
    if (known) return known;
    if (this.buckets.size >= MAX_CALLERS) this.forgetIdle(now);
    const bucket = { tokens: perMinute, at: now };
    this.buckets.set(caller, bucket);
    return bucket;
  }

  private forgetIdle(now: number): void {
    for (const [caller, { at }] of this.buckets) if (now - at >= MINUTE_MS) this.buckets.delete(caller);
    // All of them active within a minute: start over rather than grow without end.
    if (this.buckets.size >= MAX_CALLERS) this.buckets.clear();
  }
}
