import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { EventGauges } from './event.gauges.js';
import { EventSweep } from './event.sweep.js';
import { OutboxPump } from './outbox.pump.js';

/** For the process that runs the core's clock. */
@Module({ imports: [DomainModule], providers: [OutboxPump, EventGauges, EventSweep], exports: [OutboxPump] })
export class OutboxPumpModule {}
