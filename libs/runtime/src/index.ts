/** The plumbing's only front door. */
export * from './config/index.js';
export * from './core/index.js';
export * from './database/index.js';
export * from './geography/index.js';
export * from './http/index.js';
export * from './limits/index.js';
export * from './logging/index.js';
export * from './metrics/index.js';
export * from './passwords/index.js';
export * from './queue/index.js';
export * from './start/index.js';
export * from './startup.error.js';
export * from './storage/index.js';
export * from './outbox/index.js';
export * from './webhooks/index.js';
