export { LedgerAccount } from './ledger-account.entity.js';
export { LedgerEntry } from './ledger-entry.entity.js';
export { LedgerTransaction } from './ledger-transaction.entity.js';
export { isBalanceNotCovered } from './ledger.store.js';
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
} from './ledger.types.js';
export { topUpFeeCents, topUpFeeOf } from './top-up.rules.js';
export { WalletQueries, type WalletStatement } from './wallet.queries.js';
export { ChargeHolds } from './charge-holds.store.js';
export { CashBook } from './cash-book.service.js';
export { WalletsModule } from './wallets.module.js';
export { type CreditCommand, Wallets } from './wallets.service.js';
