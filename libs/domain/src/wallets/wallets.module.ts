import { Module } from '@nestjs/common';
import { Ledger } from './ledger.store.js';
import { WalletQueries } from './wallet.queries.js';
import { Wallets } from './wallets.service.js';

@Module({ providers: [Ledger, Wallets, WalletQueries], exports: [Wallets, WalletQueries] })
export class WalletsModule {}
