export { BulkCommands } from './bulk-commands.service.js';
export { BulkJob } from './bulk-job.entity.js';
export type { BulkProgress } from './bulk-jobs.store.js';
export { BulkModule } from './bulk.module.js';
export { BulkRow } from './bulk-row.entity.js';
export { BulkRunner } from './bulk-rows.scheduler.js';
