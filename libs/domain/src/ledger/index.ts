/** The index of this context: what other contexts and the apps use of it. */
export {
  CashCollections,
  CashHandIn,
  CashHandIns,
  CashModule,
  CashQueries,
  HAND_IN_STATES,
  MISSING_CASH,
} from './cash/index.js';
export { MoneyNews, NewsModule } from './news/index.js';
export { pixCharge, pixCode, qrModules, qrPng } from './pix/index.js';
export {
  CASH_KINDS,
  type CreditCommand,
  FAULT_KINDS,
  type FaultKind,
  isBalanceNotCovered,
  MAX_ENTRY_TEXT,
  type MovementKind,
  type MovementStatus,
  type Operation,
  type Posting,
  TOP_UP_METHODS,
  topUpFeeCents,
  topUpFeeOf,
  type TopUpMethod,
  type WalletEntry,
  type WalletOwner,
  WalletQueries,
  ChargeHolds,
  Wallets,
  WalletsModule,
  type WalletStatement,
} from './wallets/index.js';
