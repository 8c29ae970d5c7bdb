import { OrderBatches, OrderBatchRunner } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Batches of orders that programs sent. */
@Injectable()
export class OrderBatchTasks {
  readonly orders: PeriodicTask = {
    name: 'place orders of batches',
    everyMs: 1_000,
    run: () => runBatch(() => this.runner.runDue()),
  };
  readonly forget: PeriodicTask = {
    name: 'forget batches of orders',
    everyMs: 600_000,
    run: () => runBatch(() => this.batches.prune()),
  };

  constructor(
    private readonly runner: OrderBatchRunner,
    private readonly batches: OrderBatches,
  ) {}
}
