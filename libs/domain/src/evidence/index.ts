export * from './code-tries.entity.js';
export * from './code.tries.js';
export * from './door-deliveries.js';
export * from './evidence-file.entity.js';
export * from './evidence.module.js';
export * from './evidences.service.js';
