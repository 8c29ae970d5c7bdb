export * from './reports.js';
export * from './reports.module.js';
