export { BulkCommands, type BulkProgress } from './bulk-commands.service.js';
export { DeliveryImports, type ImportProgress, type SheetColumns } from './delivery-imports.service.js';
export { JOB_ROW_STATES } from './job.entity.js';
export { Jobs } from './jobs.service.js';
export {
  type BatchCommand,
  type BatchProgress,
  MAX_BATCH_ORDERS,
  OrderBatches,
} from './order-batches.service.js';
