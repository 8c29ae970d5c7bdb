export { ChargeHolds, isBalanceNotCovered, requireAmount } from './ledger.store.js';
export {
  CASH_KINDS,
  FAULT_KINDS,
  type FaultKind,
  LedgerTransaction,
  MAX_ENTRY_TEXT,
  MOVEMENT_STATUSES,
  type MovementKind,
  type MovementStatus,
  type Operation,
  OPERATIONS,
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
