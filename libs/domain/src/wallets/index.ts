export * from './ledger-account.entity.js';
export * from './ledger-entry.entity.js';
export * from './ledger-transaction.entity.js';
export { isBalanceNotCovered } from './ledger.js';
export * from './ledger.types.js';
export * from './wallet.queries.js';
export * from './wallets.module.js';
export * from './wallets.service.js';
