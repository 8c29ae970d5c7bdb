import { Module } from '@nestjs/common';
import { OrdersModule } from '../../ordering/index.js';
import { PaymentsModule } from '../../billing/index.js';
import { DispatchModule } from '../../dispatch/index.js';
import { BulkCommands } from './bulk-commands.service.js';
import { BulkJobStore } from './bulk-jobs.store.js';
import { BulkRunner } from './bulk-rows.scheduler.js';

@Module({
  imports: [DispatchModule, OrdersModule, PaymentsModule],
  providers: [BulkCommands, BulkJobStore, BulkRunner],
  exports: [BulkCommands, BulkRunner],
})
export class BulkModule {}
