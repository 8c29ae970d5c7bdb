export * from './memory-rate-limiter.js';
export * from './rate-limiter.js';
export * from './redis-rate-limiter.js';
