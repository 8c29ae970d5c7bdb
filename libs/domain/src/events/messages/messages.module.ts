import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { MessageLog } from './message-log.service.js';
import { MessageQueue } from './message-queue.service.js';
import { MessageReplies } from './message-replies.service.js';
import { MessageTexts } from './message-texts.service.js';
import { Messages } from './messages.service.js';

/** Expects MessageTransport from a global module, like Database and Clock. */
@Module({
  imports: [HubsModule],
  providers: [MessageLog, MessageQueue, MessageReplies, Messages, MessageTexts],
  exports: [MessageLog, MessageQueue, MessageReplies, Messages, MessageTexts],
})
export class MessagesModule {}
