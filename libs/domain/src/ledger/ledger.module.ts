import { Module } from '@nestjs/common';
import { CashCollections } from './cash/cash-collections.store.js';
import { CashHandIns } from './cash/cash-hand-ins.service.js';
import { CashQueries } from './cash/cash.queries.js';
import { MoneyNews } from './news/money-news.service.js';
import { CashBook } from './wallets/cash-book.service.js';
import { ChargeHolds, Ledger } from './wallets/ledger.store.js';
import { WalletQueries } from './wallets/wallet.queries.js';
import { Wallets } from './wallets/wallets.service.js';

const PROVIDERS = [
  [CashCollections, CashHandIns, CashQueries],
  [MoneyNews],
  [CashBook, ChargeHolds, Ledger, WalletQueries, Wallets],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class LedgerModule {}
