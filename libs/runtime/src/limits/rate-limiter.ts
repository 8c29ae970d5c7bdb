import type { MaybePromise } from '#domain';

export interface Allowance {
  readonly allowed: boolean;
  /** Requests a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full again or, of a refused request, until the next one is allowed. */
  readonly waitSeconds: number;
}

/** A token bucket per caller: a minute's requests may come at once, then tokens come back evenly. */
export abstract class RateLimiter {
  abstract take(caller: string, perMinute: number): MaybePromise<Allowance>;
}

const MINUTE_MS = 60_000;

export interface Bucket {
  tokens: number;
  at: number;
}

export function refill(bucket: Bucket, perMinute: number, nowMs: number): void {
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
