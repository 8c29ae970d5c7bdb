export { CashCollections } from './cash-collections.store.js';
export { CashCollection, CashHandIn, HAND_IN_STATES, MISSING_CASH } from './cash.entity.js';
export { CashHandIns } from './cash-hand-ins.service.js';
export { CashQueries } from './cash.queries.js';
