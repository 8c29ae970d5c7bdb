import { DomainModule } from '#domain';
import { OutboxPumpModule } from '#runtime';
import { Module } from '@nestjs/common';
import { CleanUps } from './clean-ups.js';
import { CourierWork } from './courier-work.js';
import { DueWork } from './due-work.js';
import { WorkerClock } from './worker.clock.js';

/** The core's clock: events relayed, couriers searched, whatever is due done. Expects the core of its process. */
@Module({
  imports: [DomainModule, OutboxPumpModule],
  providers: [DueWork, CourierWork, CleanUps, WorkerClock],
})
export class WorkerModule {}
