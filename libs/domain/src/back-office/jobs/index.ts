export { BulkCommands, type BulkProgress } from './bulk-commands.service.js';
export { DeliveryImports, type ImportProgress } from './delivery-imports.service.js';
export type { SheetColumns } from './delivery-sheet.parser.js';
export { Job, JOB_ROW_STATES, JobRow } from './job.entity.js';
export { JobsModule } from './jobs.module.js';
export { Jobs } from './jobs.service.js';
export {
  type BatchCommand,
  type BatchProgress,
  MAX_BATCH_ORDERS,
  OrderBatches,
} from './order-batches.service.js';
