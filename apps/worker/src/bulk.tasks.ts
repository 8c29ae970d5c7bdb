import { AddressImports, BulkCommands, BulkRunner } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Long work that operators began: commands to many orders, files of addresses. */
@Injectable()
export class BulkTasks {
  /** A job that was begun while no worker ran, or whose worker died, is found by the beat. */
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
