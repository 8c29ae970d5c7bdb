import { DomainModule, HubArrivals } from '#domain';
import { MessageSender, OutboxRelayModule } from '#runtime';
import { Module } from '@nestjs/common';
import { BulkTasks } from './bulk.tasks.js';
import { CleanUpTasks } from './clean-up.tasks.js';
import { CourierTasks } from './courier.tasks.js';
import { DueTasks } from './due.tasks.js';
import { KeptDays, KeptWords } from './kept-days.tasks.js';
import { FileTasks } from './file.tasks.js';
import { OrderBatchTasks } from './order-batch.tasks.js';
import { PayoutTasks } from './payout.tasks.js';
import { WorkerScheduler } from './worker.scheduler.js';

/** The worker: relays events, searches couriers and runs what is due. The process provides the core. */
@Module({
  imports: [DomainModule, OutboxRelayModule],
  providers: [
    BulkTasks,
    DueTasks,
    CourierTasks,
    CleanUpTasks,
    KeptDays,
    KeptWords,
    OrderBatchTasks,
    HubArrivals,
    MessageSender,
    FileTasks,
    PayoutTasks,
    WorkerScheduler,
  ],
})
export class WorkerModule {}
