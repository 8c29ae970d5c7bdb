import type { Soon } from '#domain';
import type { Redis } from 'ioredis';
import { allowance, RateLimiter, type Allowance } from './rate-limiter.js';

/**
 * The same bucket, kept by Redis and its clock: KEYS[1] bucket, ARGV[1] requests a minute, ARGV[2] how many are wanted.
 * Returns {granted, tokens left}.
 */
const TAKE = `
local limit = tonumber(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(kept[1]) or limit
tokens = math.min(limit, tokens + (now - (tonumber(kept[2]) or now)) * limit / 60000)
local granted = math.min(tonumber(ARGV[2]), math.floor(tokens))
tokens = tokens - granted
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', now)
redis.call('PEXPIRE', KEYS[1], 60000)
return {granted, tostring(tokens)}`;

/** A process fetches a tenth of a second's worth at once: a busy caller costs Redis ten questions a second, not one each. */
const PARTS_OF_A_MINUTE = 600;
/** Callers remembered at most; beyond it what they hold in advance is forfeited. */
const MAX_CALLERS = 50_000;

/** What this process may still let in without asking. */
interface Purse {
  tokens: number;
  /** In the bucket, when it was last asked. */
  left: number;
  filling: Promise<number> | null;
}

/** One allowance for all processes. While Redis is away each process counts by itself: a limit is not worth an outage. */
export class RedisRateLimiter extends RateLimiter {
  private readonly purses = new Map<string, Purse>();

  constructor(
    private readonly redis: Redis,
    private readonly meanwhile: RateLimiter,
  ) {
    super();
  }

  take(caller: string, perMinute: number): Soon<Allowance> {
    const purse = this.purse(caller);
    return purse.tokens < 1 ? this.refilled(purse, caller, perMinute) : spend(purse, perMinute);
  }

  private async refilled(purse: Purse, caller: string, perMinute: number): Promise<Allowance> {
    while (purse.tokens < 1) {
      const granted = await this.filled(purse, caller, perMinute);
      if (granted === null) return this.meanwhile.take(caller, perMinute);
      if (granted === 0) return allowance(false, purse.left, perMinute);
    }
    return spend(purse, perMinute);
  }

  private purse(caller: string): Purse {
    const known = this.purses.get(caller);
    if (known) return known;
    if (this.purses.size >= MAX_CALLERS) this.purses.clear();
    const purse = { tokens: 0, left: 0, filling: null };
    this.purses.set(caller, purse);
    return purse;
  }

  /** How many came; null: Redis is away. Whoever asks meanwhile waits for the same answer. */
  private async filled(purse: Purse, caller: string, perMinute: number): Promise<number | null> {
    if (this.redis.status !== 'ready') return null;
    try {
      return await (purse.filling ??= this.fill(purse, caller, perMinute));
    } catch {
      return null;
    }
  }

  private async fill(purse: Purse, caller: string, perMinute: number): Promise<number> {
    try {
      const wanted = Math.max(1, Math.floor(perMinute / PARTS_OF_A_MINUTE));
      const answer = await this.redis.eval(TAKE, 1, `limit:${caller}`, perMinute, wanted);
      const [granted, left] = answer as [number, string];
      purse.tokens += granted;
      purse.left = Number(left);
      return granted;
    } finally {
      purse.filling = null;
    }
  }
}

function spend(purse: Purse, perMinute: number): Allowance {
  purse.tokens -= 1;
  return allowance(true, purse.left + purse.tokens, perMinute);
}
