/** The index of this context: what other contexts and the apps use of it. */
export { CourierHoldings, DECISION_KINDS, PendingDecisions } from './decisions/index.js';
export { PlatformHealth, type PartState, type StateOfPart } from './health/index.js';
export {
  type BatchCommand,
  type BatchProgress,
  BulkCommands,
  type BulkProgress,
  DeliveryImports,
  type ImportProgress,
  JOB_ROW_STATES,
  Jobs,
  MAX_BATCH_ORDERS,
  OrderBatches,
  type SheetColumns,
} from './jobs/index.js';
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
