export * from './shared/index.js';
export * from './storage/index.js';
