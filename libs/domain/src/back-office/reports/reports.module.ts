import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { CourierStatements } from './courier-statements.queries.js';
import { HubSetups } from './hub-setup.queries.js';
import { LedgerView } from './ledger-view.queries.js';
import { Reports } from './reports.service.js';
import { TodayQueries } from './today.queries.js';
import { Spending } from './spending.queries.js';

const READS = [CourierStatements, HubSetups, LedgerView, Reports, Spending, TodayQueries];

@Module({ imports: [HubsModule], providers: READS, exports: READS })
export class ReportsModule {}
