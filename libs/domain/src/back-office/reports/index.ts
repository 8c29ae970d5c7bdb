export {
  type CourierStatement,
  CourierStatements,
  type StatementLine,
} from './courier-statements.queries.js';
export { HubSetups, SETUP_STEPS } from './hub-setup.queries.js';
export { type LedgerMovement, LedgerView } from './ledger-view.queries.js';
export { REPORT_COLUMNS, REPORT_NAMES, type ReportName, type ReportRow, Reports } from './reports.service.js';
export { TodayQueries } from './today.queries.js';
export { Spending } from './spending.queries.js';
