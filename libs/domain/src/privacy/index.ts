export * from './privacy.js';
export * from './privacy.module.js';
