import { Module } from '@nestjs/common';
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
  [CourierHoldings, PendingDecisions],
  [BulkCommands, DeliveryImports, HandCommands, Jobs, OrderBatches],
  [DataRetention, Privacy],
  [CourierStatements, HubSetups, LedgerView, Reports, Spending, TodayQueries],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class BackOfficeModule {}
