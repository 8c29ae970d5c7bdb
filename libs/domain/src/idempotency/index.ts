export * from './idempotency.js';
export * from './idempotency.module.js';
export * from './idempotent-answer.entity.js';
