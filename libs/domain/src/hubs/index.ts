export * from './hub.entity.js';
export * from './hub.settings.js';
export * from './hubs.module.js';
export * from './hubs.service.js';
export * from './local-time.js';
