export { Idempotency, type IdempotentOutcome, type IdempotentRequest } from './idempotency.service.js';
