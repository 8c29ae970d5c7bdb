import { MessageSender, OutboxRelayModule } from '#runtime';
import { Module } from '@nestjs/common';
import { WorkerScheduler } from './worker.scheduler.js';

/** The worker: relays events, searches couriers and runs what is due. The process provides the core. */
@Module({
  imports: [OutboxRelayModule],
  providers: [MessageSender, WorkerScheduler],
})
export class WorkerModule {}
