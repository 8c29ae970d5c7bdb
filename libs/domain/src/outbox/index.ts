export * from './outbox-message.entity.js';
export * from './outbox.bell.js';
export * from './outbox.consumer.js';
export * from './outbox.js';
export * from './outbox.keeper.js';
export * from './outbox.module.js';
export * from './outbox.relay.js';
export * from './outbox.topics.js';
