import { Module } from '@nestjs/common';
import { EventGauges } from './event-gauges.js';
import { WalletAuditGauge } from './wallet-audit-gauge.js';
import { OutboxRelayRunner, StreamSweep } from './outbox-relay-runner.js';

@Module({
  providers: [OutboxRelayRunner, EventGauges, StreamSweep, WalletAuditGauge],
  exports: [OutboxRelayRunner],
})
export class OutboxRelayModule {}
