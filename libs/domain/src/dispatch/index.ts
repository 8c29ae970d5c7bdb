/** The index of this context: what its nouns export. */
export * from './activity/index.js';
export * from './advice/index.js';
export * from './dispatch-decisions/index.js';
export * from './passes/index.js';
export * from './planning/index.js';
export * from './projections/index.js';
export * from './queue/index.js';
export * from './rounds/index.js';
export * from './searches/index.js';
export * from './trials/index.js';
export { DispatchModule } from './dispatch.module.js';
