import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../billing/index.js';
import { DispatchModule } from '../../dispatch/index.js';
import { IdempotencyModule } from '../../events/index.js';
import { AddressBookModule, OrdersModule } from '../../ordering/index.js';
import { MerchantsModule } from '../../people/index.js';
import { BulkCommands, HandCommands } from './bulk-commands.service.js';
import { DeliveryImports } from './delivery-imports.service.js';
import { Jobs } from './jobs.service.js';
import { OrderBatches } from './order-batches.service.js';

const SERVICES = [BulkCommands, DeliveryImports, Jobs, OrderBatches];

/** Requests about many orders. */
@Module({
  imports: [
    AddressBookModule,
    DispatchModule,
    IdempotencyModule,
    MerchantsModule,
    OrdersModule,
    PaymentsModule,
  ],
  providers: [...SERVICES, HandCommands],
  exports: SERVICES,
})
export class JobsModule {}
