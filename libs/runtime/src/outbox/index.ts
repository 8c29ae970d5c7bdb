export * from './outbox-pump.module.js';
export * from './outbox.pump.js';
