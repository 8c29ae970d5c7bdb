import { Module } from '@nestjs/common';
import { OutboxConsumers } from './outbox.consumer.js';
import { OutboxRetention } from './outbox-retention.service.js';
import { OutboxRelay } from './outbox-relay.service.js';
import { Outbox } from './outbox.service.js';

@Module({
  providers: [Outbox, OutboxConsumers, OutboxRetention, OutboxRelay],
  exports: [Outbox, OutboxConsumers, OutboxRetention, OutboxRelay],
})
export class OutboxModule {}
