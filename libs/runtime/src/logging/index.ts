export * from './logger.js';
export * from './nest-log.js';
export * from './scrub.js';
