import { Module } from '@nestjs/common';
import { NewsModule } from '../news/index.js';
import { WalletsModule } from '../wallets/index.js';
import { CashCollections } from './cash-collections.store.js';
import { CashHandIns } from './cash-hand-ins.service.js';
import { CashQueries } from './cash.queries.js';

@Module({
  imports: [NewsModule, WalletsModule],
  providers: [CashCollections, CashHandIns, CashQueries],
  exports: [CashCollections, CashHandIns, CashQueries],
})
export class CashModule {}
