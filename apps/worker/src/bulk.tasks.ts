import { BulkCommands, BulkRunner, HubArrivals } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import { FileTasks } from './file.tasks.js';
import { OrderBatchTasks } from './order-batch.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Jobs of operators: bulk commands, files, and hubs that arrive from another cell. */
@Injectable()
export class BulkTasks {
  /** The interval finds a job that began while no worker ran, or whose worker died. */
  readonly jobs: PeriodicTask = {
    name: 'run bulk commands',
    everyMs: 2_000,
    run: () => runBatch(() => this.runner.runDue()),
  };
  readonly forget: PeriodicTask = {
    name: 'forget bulk commands',
    everyMs: 600_000,
    run: () => runBatch(() => this.commands.prune()),
  };

  /** Hubs whose mover died between the two cells work in neither until this has run. */
  readonly hubArrivals: PeriodicTask = {
    name: 'begin arrived hubs',
    everyMs: 1_000,
    run: () => runBatch(() => this.arrivals.beginHandedOver()),
  };

  constructor(
    private readonly runner: BulkRunner,
    private readonly commands: BulkCommands,
    readonly files: FileTasks,
    private readonly arrivals: HubArrivals,
    readonly batches: OrderBatchTasks,
  ) {}
}
