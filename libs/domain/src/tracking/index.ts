export * from './tracking.module.js';
export * from './tracking.service.js';
export * from './tracking.types.js';
