export * from './contests/index.js';
export * from './faults/index.js';
export * from './invoices/index.js';
export * from './payments/index.js';
export { BillingModule } from './billing.module.js';
