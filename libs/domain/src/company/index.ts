export * from './catalog/index.js';
export * from './hubs/index.js';
export * from './saved-views/index.js';
export { CompanyModule } from './company.module.js';
