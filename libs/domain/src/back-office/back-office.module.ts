import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { CompanyModule } from '../company/index.js';
import { DispatchModule } from '../dispatch/index.js';
import { EventsModule } from '../events/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PeopleModule } from '../people/index.js';
import { RequestsModule } from '../requests/index.js';
import { CourierHoldings, PendingDecisions } from './decisions/pending-decisions.queries.js';
import { BulkCommands, HandCommands } from './jobs/bulk-commands.service.js';
import { DeliveryImports } from './jobs/delivery-imports.service.js';
import { Jobs } from './jobs/jobs.service.js';
import { OrderBatches } from './jobs/order-batches.service.js';
import { DataRetention } from './privacy/data-retention.service.js';
import { Privacy } from './privacy/privacy.service.js';
import { CourierStatements } from './reports/courier-statements.queries.js';
import { HubSetups } from './reports/hub-setup.queries.js';
import { LedgerView } from './reports/ledger-view.queries.js';
import { Reports } from './reports/reports.service.js';
import { Spending } from './reports/spending.queries.js';
import { TodayQueries } from './reports/today.queries.js';

const PROVIDERS = [
  BulkCommands,
  CourierHoldings,
  CourierStatements,
  DataRetention,
  DeliveryImports,
  HandCommands,
  HubSetups,
  Jobs,
  LedgerView,
  OrderBatches,
  PendingDecisions,
  Privacy,
  Reports,
  Spending,
  TodayQueries,
];

@Module({
  imports: [
    CompanyModule,
    EventsModule,
    PeopleModule,
    OrderingModule,
    BillingModule,
    DispatchModule,
    RequestsModule,
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class BackOfficeModule {}
