import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { MessagesModule } from '../../events/index.js';
import { OrdersModule, OrderTrackingModule } from '../../ordering/index.js';
import { Conversations } from './conversations.service.js';
import { PhoneReplies } from './phone-replies.service.js';

@Module({
  imports: [HubsModule, MessagesModule, OrdersModule, OrderTrackingModule],
  providers: [Conversations, PhoneReplies],
  exports: [Conversations, PhoneReplies],
})
export class ConversationsModule {}
