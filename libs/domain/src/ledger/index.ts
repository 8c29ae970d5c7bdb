export * from './cash/index.js';
export * from './news/index.js';
export * from './pix/index.js';
export * from './wallets/index.js';
export { LedgerModule } from './ledger.module.js';
