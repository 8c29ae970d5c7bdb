export * from './address-book/index.js';
export * from './alerts/index.js';
export * from './orders/index.js';
export * from './pricing/index.js';
export * from './tracking/index.js';
export { OrderingModule } from './ordering.module.js';
