import { Module } from '@nestjs/common';
import { ChargeHolds } from './charge-holds.store.js';
import { CashBook } from './cash-book.service.js';
import { Ledger } from './ledger.store.js';
import { WalletQueries } from './wallet.queries.js';
import { Wallets } from './wallets.service.js';

@Module({
  providers: [CashBook, ChargeHolds, Ledger, Wallets, WalletQueries],
  exports: [CashBook, ChargeHolds, Wallets, WalletQueries],
})
export class WalletsModule {}
