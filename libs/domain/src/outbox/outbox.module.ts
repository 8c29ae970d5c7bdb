import { Module } from '@nestjs/common';
import { OutboxConsumers } from './outbox.consumer.js';
import { OutboxKeeper } from './outbox.keeper.js';
import { OutboxRelay } from './outbox.relay.js';
import { Outbox } from './outbox.js';

@Module({
  providers: [Outbox, OutboxConsumers, OutboxKeeper, OutboxRelay],
  exports: [Outbox, OutboxConsumers, OutboxKeeper, OutboxRelay],
})
export class OutboxModule {}
