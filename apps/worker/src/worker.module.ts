import { MessageSender, OutboxRelayModule } from '#runtime';
import { Module } from '@nestjs/common';
import { WorkerScheduler } from './worker.scheduler.js';

/** The process provides the core. */
@Module({
  imports: [OutboxRelayModule],
  providers: [MessageSender, WorkerScheduler],
})
export class WorkerModule {}
