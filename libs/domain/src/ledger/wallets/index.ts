export { ChargeHolds, isBalanceNotCovered, requireAmount } from './ledger.store.js';
export {
  CASH_KINDS,
  FAULT_KINDS,
  type FaultKind,
  MAX_ENTRY_TEXT,
  type MovementKind,
  type MovementStatus,
  type Operation,
  type Posting,
  TOP_UP_METHODS,
  type TopUpMethod,
  type WalletEntry,
  type WalletOwner,
} from './ledger.entity.js';
export { topUpFeeCents, topUpFeeOf } from './top-up.rules.js';
export { WalletQueries, type WalletStatement } from './wallet.queries.js';
export { CashBook } from './cash-book.service.js';
export { type CreditCommand, Wallets } from './wallets.service.js';
