export * from './core.js';
export * from './core.module.js';
