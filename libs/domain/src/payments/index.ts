export * from './api-pix.provider.js';
export * from './payment.entity.js';
export * from './payment.provider.js';
export * from './payments.module.js';
export { Payments, type CallBackResult } from './payments.service.js';
