import { Module } from '@nestjs/common';
import { HubsModule } from '../hubs/index.js';
import { HubSetups } from './hub-setup.queries.js';
import { LedgerView } from './ledger-view.queries.js';
import { Reports } from './reports.service.js';
import { Spending } from './spending.queries.js';

const READS = [HubSetups, LedgerView, Reports, Spending];

@Module({ imports: [HubsModule], providers: READS, exports: READS })
export class ReportsModule {}
