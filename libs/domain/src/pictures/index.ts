export * from './picture.entity.js';
export * from './pictures.module.js';
export * from './pictures.service.js';
