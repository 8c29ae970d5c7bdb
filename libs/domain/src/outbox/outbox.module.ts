import { Module } from '@nestjs/common';
import { OutboxBell } from './outbox.bell.js';
import { OutboxConsumers } from './outbox.consumer.js';
import { OutboxKeeper } from './outbox.keeper.js';
import { OutboxRelay } from './outbox.relay.js';
import { Outbox } from './outbox.js';

@Module({
  providers: [Outbox, OutboxBell, OutboxConsumers, OutboxKeeper, OutboxRelay],
  exports: [Outbox, OutboxBell, OutboxConsumers, OutboxKeeper, OutboxRelay],
})
export class OutboxModule {}
