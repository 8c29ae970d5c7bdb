/** The index of this context: what other contexts and the apps use of it. */
export { BulkCommands, type BulkProgress, BulkRunner } from './bulk/index.js';
export { CourierHoldings, DECISION_KINDS, PendingDecisions } from './decisions/index.js';
export {
  DeliveryImportRunner,
  DeliveryImports,
  type ImportProgress,
  SHEET_ROW_STATES,
  type SheetColumns,
} from './delivery-imports/index.js';
export { PlatformHealth, type PartState, type StateOfPart } from './health/index.js';
export {
  type BatchCommand,
  type BatchProgress,
  MAX_BATCH_ORDERS,
  OrderBatchRunner,
  OrderBatches,
} from './order-batches/index.js';
export { DataRetention, type Person, Privacy } from './privacy/index.js';
export {
  type CourierStatement,
  CourierStatements,
  HubSetups,
  type LedgerMovement,
  LedgerView,
  REPORT_COLUMNS,
  REPORT_NAMES,
  type ReportName,
  type ReportRow,
  Reports,
  SETUP_STEPS,
  Spending,
  type StatementLine,
  TodayQueries,
} from './reports/index.js';
