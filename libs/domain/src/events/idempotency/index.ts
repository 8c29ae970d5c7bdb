export { Idempotency, type IdempotentOutcome, type IdempotentRequest } from './idempotency.service.js';
export { IdempotencyModule } from './idempotency.module.js';
export { IdempotentAnswer } from './idempotent-answer.entity.js';
