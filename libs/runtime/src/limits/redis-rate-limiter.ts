import type { Redis } from 'ioredis';
import { allowance, RateLimiter, type Allowance } from './rate-limiter.js';

/** The same bucket, kept by Redis and its clock: KEYS[1] bucket, ARGV[1] requests a minute. Returns {allowed, tokens}. */
const TAKE = `
local limit = tonumber(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(kept[1]) or limit
tokens = math.min(limit, tokens + (now - (tonumber(kept[2]) or now)) * limit / 60000)
local allowed = 0
if tokens >= 1 then tokens = tokens - 1; allowed = 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', now)
redis.call('PEXPIRE', KEYS[1], 60000)
return {allowed, tostring(tokens)}`;

/** One allowance for all processes. While Redis is away each process counts by itself: a limit is not worth an outage. */
export class RedisRateLimiter extends RateLimiter {
  constructor(
    private readonly redis: Redis,
    private readonly meanwhile: RateLimiter,
  ) {
    super();
  }

  async take(caller: string, perMinute: number): Promise<Allowance> {
    if (this.redis.status !== 'ready') return this.meanwhile.take(caller, perMinute);
    try {
      const answer = (await this.redis.eval(TAKE, 1, `limit:${caller}`, perMinute)) as [number, string];
      return allowance(answer[0] === 1, Number(answer[1]), perMinute);
    } catch {
      return this.meanwhile.take(caller, perMinute);
    }
  }
}
