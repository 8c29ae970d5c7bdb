import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Idempotency } from './idempotency/idempotency.service.js';
import { MessageLog } from './messages/message-log.service.js';
import { MessageQueue } from './messages/message-queue.service.js';
import { MessageReplies } from './messages/message-replies.service.js';
import { MessageTexts } from './messages/message-texts.service.js';
import { Messages } from './messages/messages.service.js';
import { OutboxRelay } from './outbox/outbox-relay.service.js';
import { Outbox, OutboxRetention } from './outbox/outbox.service.js';
import { OutboxConsumers } from './outbox/outbox.consumer.js';
import { PushSubscriptions, PushSubscriptionStore } from './pushes/push-subscriptions.service.js';

const PROVIDERS = [
  [Idempotency],
  [MessageLog, MessageQueue, MessageReplies, Messages, MessageTexts],
  [Outbox, OutboxConsumers, OutboxRelay, OutboxRetention],
  [PushSubscriptions, PushSubscriptionStore],
].flat();

/** Expects `MessageTransport` and `PushServices` from a global module. */
@Module({ imports: [DiscoveryModule], providers: PROVIDERS, exports: PROVIDERS })
export class EventsModule {}
