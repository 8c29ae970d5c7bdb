export { MemoryRateLimiter } from './memory-rate-limiter.js';
export { type Allowance, RateLimiter } from './rate-limiter.js';
export { RedisRateLimiter } from './redis-rate-limiter.js';
