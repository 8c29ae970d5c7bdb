import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../events/index.js';
import { AddressBookModule, OrdersModule } from '../../ordering/index.js';
import { OrderBatchRunner } from './order-batch-chunks.scheduler.js';
import { OrderBatches } from './order-batches.service.js';

@Module({
  imports: [AddressBookModule, IdempotencyModule, OrdersModule],
  providers: [OrderBatchRunner, OrderBatches],
  exports: [OrderBatchRunner, OrderBatches],
})
export class OrderBatchesModule {}
