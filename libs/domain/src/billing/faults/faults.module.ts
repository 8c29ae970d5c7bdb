import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { OutboxModule } from '../../events/index.js';
import { WalletsModule } from '../../ledger/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { MerchantsModule } from '../../people/index.js';
import { FailedStops } from './failed-stops.consumer.js';
import { FaultPostings } from './fault-postings.store.js';
import { StopFaults } from './stop-faults.service.js';

@Module({
  imports: [HubsModule, MerchantsModule, OrdersModule, OutboxModule, WalletsModule],
  providers: [FailedStops, FaultPostings, StopFaults],
  exports: [StopFaults],
})
export class FaultsModule {}
