export * from './callers.js';
export * from './credential.entity.js';
export * from './credentials.module.js';
export * from './credentials.service.js';
export * from './key-format.js';
export * from './last-uses.js';
