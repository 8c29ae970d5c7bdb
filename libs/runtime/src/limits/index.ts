export { HubTurns } from './hub-turns.js';
export { MemoryRateLimiter } from './memory-rate-limiter.js';
export { type Allowance, RateLimiter } from './rate-limiter.js';
export { MemoryRecentWriters, RecentWriters } from './recent-writers.js';
export { RedisRateLimiter } from './redis-rate-limiter.js';
export { RedisRecentWriters } from './redis-recent-writers.js';
