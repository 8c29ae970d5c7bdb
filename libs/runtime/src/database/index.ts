export * from './column-types.js';
export * from './data-source.js';
export * from './embedded-postgres.js';
export * from './migrate.js';
