export * from './idempotency/index.js';
export * from './messages/index.js';
export * from './outbox/index.js';
export * from './pushes/index.js';
export { EventsModule } from './events.module.js';
