import { Module } from '@nestjs/common';
import { CashBook } from './cash-book.service.js';
import { Ledger } from './ledger.store.js';
import { WalletQueries } from './wallet.queries.js';
import { Wallets } from './wallets.service.js';

@Module({
  providers: [CashBook, Ledger, Wallets, WalletQueries],
  exports: [CashBook, Wallets, WalletQueries],
})
export class WalletsModule {}
