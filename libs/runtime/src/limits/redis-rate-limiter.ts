import { BoundedCache, type MaybePromise } from '#domain';
import type { Redis } from 'ioredis';
import { allowance, RateLimiter, type Allowance } from './rate-limiter.js';

/**
 * The token bucket in Redis, by Redis' clock: KEYS[1] bucket, ARGV[1] requests a minute, ARGV[2] tokens
 * wanted. Returns {granted, tokens left}. Time that goes back, in one Redis or the next, counts as none.
 */
const TAKE_SCRIPT = `
local limit = tonumber(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(kept[1]) or limit
tokens = math.min(limit, tokens + math.max(0, now - (tonumber(kept[2]) or now)) * limit / 60000)
local granted = math.min(tonumber(ARGV[2]), math.floor(tokens))
tokens = tokens - granted
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', now)
redis.call('PEXPIRE', KEYS[1], 60000)
return {granted, tostring(tokens)}`;

/**
 * A process fetches the tokens of a tenth of a second at once, so a busy caller costs Redis ten queries a
 * second, not one per request.
 */
const FETCHES_PER_MINUTE = 600;
/** Beyond it, the caller that called least recently loses its tokens. */
const MAX_CALLERS = 50_000;

interface Allotment {
  tokens: number;
  /** Tokens left in Redis' bucket at the last fetch. */
  bucketTokens: number;
  pendingFetch: Promise<number> | null;
}

/** One limit for all processes. While Redis is down each process counts by itself. */
export class RedisRateLimiter extends RateLimiter {
  private readonly allotments = new BoundedCache<string, Allotment>(MAX_CALLERS);

  constructor(
    private readonly redis: Redis,
    private readonly fallback: RateLimiter,
  ) {
    super();
  }

  take(caller: string, perMinute: number): MaybePromise<Allowance> {
    const empty = () => ({ tokens: 0, bucketTokens: 0, pendingFetch: null });
    const allotment = this.allotments.getOrCompute(caller, empty);
    return allotment.tokens < 1
      ? this.takeAfterRefill(allotment, caller, perMinute)
      : spend(allotment, perMinute);
  }

  private async takeAfterRefill(allotment: Allotment, caller: string, perMinute: number): Promise<Allowance> {
    while (allotment.tokens < 1) {
      const granted = await this.fetchOnce(allotment, caller, perMinute);
      if (granted === null) return this.fallback.take(caller, perMinute);
      if (granted === 0) return allowance(false, allotment.bucketTokens, perMinute);
    }
    return spend(allotment, perMinute);
  }

  /** null: Redis is down. Concurrent callers share a fetch. */
  private async fetchOnce(allotment: Allotment, caller: string, perMinute: number): Promise<number | null> {
    if (this.redis.status !== 'ready') return null;
    try {
      return await (allotment.pendingFetch ??= this.fetchTokens(allotment, caller, perMinute));
    } catch {
      return null;
    }
  }

  private async fetchTokens(allotment: Allotment, caller: string, perMinute: number): Promise<number> {
    try {
      const wanted = Math.max(1, Math.floor(perMinute / FETCHES_PER_MINUTE));
      const answer = await this.redis.eval(TAKE_SCRIPT, 1, `limit:${caller}`, perMinute, wanted);
      const [granted, left] = answer as [number, string];
      allotment.tokens += granted;
      allotment.bucketTokens = Number(left);
      return granted;
    } finally {
      allotment.pendingFetch = null;
    }
  }
}

function spend(allotment: Allotment, perMinute: number): Allowance {
  allotment.tokens -= 1;
  return allowance(true, allotment.bucketTokens + allotment.tokens, perMinute);
}
