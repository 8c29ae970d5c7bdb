import { BoundedCache, type Clock, type MaybePromise } from '#domain';

export interface Allowance {
  readonly allowed: boolean;
  /** Requests a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full again or, of a refused request, until the next one is allowed. */
  readonly waitSeconds: number;
}

/** Token bucket: a minute's requests may come at once, then tokens come back evenly. */
export abstract class RateLimiter {
  abstract take(caller: string, perMinute: number): MaybePromise<Allowance>;
}

const MINUTE_MS = 60_000;

interface Bucket {
  tokens: number;
  at: number;
}

function refill(bucket: Bucket, perMinute: number, nowMs: number): void {
  // The clock of a machine may be set back.
  const passed = Math.max(0, nowMs - bucket.at);
  bucket.tokens = Math.min(perMinute, bucket.tokens + (passed * perMinute) / MINUTE_MS);
  bucket.at = nowMs;
}

export function allowance(allowed: boolean, tokens: number, perMinute: number): Allowance {
  const missing = allowed ? perMinute - tokens : 1 - tokens;
  return {
    allowed,
    limit: perMinute,
    remaining: Math.max(0, Math.floor(tokens)),
    waitSeconds: Math.max(allowed ? 0 : 1, Math.ceil((missing * MINUTE_MS) / perMinute / 1000)),
  };
}

/** Beyond it, the caller that called least recently gets a full bucket again. */
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
