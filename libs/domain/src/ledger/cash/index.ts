export { CashCollection } from './cash-collection.entity.js';
export { CashCollections } from './cash-collections.store.js';
export { CashHandIn, HAND_IN_STATES, MISSING_CASH } from './cash-hand-in.entity.js';
export { CashHandIns } from './cash-hand-ins.service.js';
export { CashLimit } from './cash-limit.entity.js';
export { CashModule } from './cash.module.js';
export { CashQueries } from './cash.queries.js';
