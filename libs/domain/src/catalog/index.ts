export * from './catalog.entities.js';
export * from './catalog.module.js';
export * from './catalog.service.js';
