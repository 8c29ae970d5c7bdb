import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { MessagesModule } from '../../events/index.js';
import { OrdersModule, OrderTrackingModule } from '../../ordering/index.js';
import { MerchantsModule } from '../../people/index.js';
import { Conversations } from './conversations.service.js';

@Module({
  imports: [HubsModule, MerchantsModule, MessagesModule, OrdersModule, OrderTrackingModule],
  providers: [Conversations],
  exports: [Conversations],
})
export class ConversationsModule {}
