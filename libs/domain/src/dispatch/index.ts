export * from './courier.news.js';
export * from './dispatch.module.js';
export * from './order-offer.entity.js';
export * from './order-search.entity.js';
export type { Offer } from './offer.store.js';
export * from './offers.service.js';
export * from './overlooked.orders.js';
export * from './search.steps.js';
