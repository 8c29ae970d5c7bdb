export * from './bull.engine.js';
export * from './in-process.engine.js';
export * from './redis.js';
export * from './wake-up.engine.js';
