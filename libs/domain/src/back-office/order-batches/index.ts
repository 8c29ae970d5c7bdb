export { type BatchCommand, OrderBatch } from './order-batch.entity.js';
export { OrderBatchRunner } from './order-batch-chunks.scheduler.js';
export { type BatchProgress, MAX_BATCH_ORDERS, OrderBatches } from './order-batches.service.js';
export { OrderBatchesModule } from './order-batches.module.js';
