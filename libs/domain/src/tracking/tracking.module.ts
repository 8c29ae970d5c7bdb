import { Module } from '@nestjs/common';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { MessagesModule } from '../messages/index.js';
import { OrdersModule } from '../orders/index.js';
import { OutboxModule } from '../outbox/index.js';
import { RecipientMessages } from './recipient-messages.consumer.js';
import { OrderTracking } from './tracking.service.js';

@Module({
  imports: [GeographyModule, HubsModule, MerchantsModule, MessagesModule, OrdersModule, OutboxModule],
  providers: [OrderTracking, RecipientMessages],
  exports: [OrderTracking],
})
export class OrderTrackingModule {}
