export * from './address.guard.js';
export * from './address.ranges.js';
export * from './code.callback.js';
export * from './doorbell.js';
export * from './receivers.js';
export * from './sending.module.js';
export * from './webhook.client.js';
export * from './webhook.sender.js';
