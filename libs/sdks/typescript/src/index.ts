export { answerOf } from './answer.js';
export * from './errors.js';
export type { Manner } from './transport.js';
export { fullApi, type FullApi } from './full-api.js';
export { merchant, type Merchant } from './merchant.js';
export { modelM, type ModelM } from './model-m.js';
export { openDelivery, type OpenDelivery } from './open-delivery.js';
export * from './webhooks.js';
