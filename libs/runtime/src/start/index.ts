export * from './open-core.js';
export * from './patience.js';
export * from './run-process.js';
export * from './serve.js';
