import { Module } from '@nestjs/common';
import { GeographyModule } from '../../places/index.js';
import { HubsModule } from '../../company/index.js';
import { MerchantsModule } from '../../people/index.js';
import { MessagesModule, OutboxModule } from '../../events/index.js';
import { OrdersModule } from '../orders/index.js';
import { RecipientMessages } from './recipient-messages.consumer.js';
import { TrackedWays } from './tracked-ways.service.js';
import { OrderTracking } from './tracking.service.js';

@Module({
  imports: [GeographyModule, HubsModule, MerchantsModule, MessagesModule, OrdersModule, OutboxModule],
  providers: [OrderTracking, RecipientMessages, TrackedWays],
  exports: [OrderTracking],
})
export class OrderTrackingModule {}
