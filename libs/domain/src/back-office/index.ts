export * from './decisions/index.js';
export * from './demo/index.js';
export * from './health/index.js';
export * from './jobs/index.js';
export * from './privacy/index.js';
export * from './reports/index.js';
export { BackOfficeModule } from './back-office.module.js';
