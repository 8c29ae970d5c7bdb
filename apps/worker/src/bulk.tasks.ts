import { AddressImports, BulkCommands, BulkRunner } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Jobs of operators: bulk commands and imports of addresses. */
@Injectable()
export class BulkTasks {
  /** The interval finds a job that began while no worker ran, or whose worker died. */
  readonly jobs: PeriodicTask = {
    name: 'run bulk commands',
    everyMs: 2_000,
    run: () => this.runner.runDue(),
  };
  readonly forget: PeriodicTask = {
    name: 'forget bulk commands',
    everyMs: 600_000,
    run: () => runBatch(() => this.commands.prune()),
  };

  readonly addressImports: PeriodicTask = {
    name: 'import addresses',
    everyMs: 1_000,
    run: () => this.addresses.runDue(),
  };

  constructor(
    private readonly runner: BulkRunner,
    private readonly commands: BulkCommands,
    private readonly addresses: AddressImports,
  ) {}
}
