export * from './merchant.commands.js';
export * from './merchant.entity.js';
export * from './merchant.queries.js';
export * from './merchants.module.js';
export * from './merchants.service.js';
