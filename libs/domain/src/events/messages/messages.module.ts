import { Module } from '@nestjs/common';
import { MessageLog } from './message-log.service.js';
import { MessageQueue } from './message-queue.service.js';
import { MessageReplies } from './message-replies.service.js';
import { Messages } from './messages.service.js';

/** Expects MessageTransport from a global module, like Database and Clock. */
@Module({
  providers: [MessageLog, MessageQueue, MessageReplies, Messages],
  exports: [MessageLog, MessageQueue, MessageReplies, Messages],
})
export class MessagesModule {}
