export * from './data-folder.js';
export * from './environment.js';
export * from './parse-config.js';
export * from './runtime.config.js';
export * from './secret-key.js';
