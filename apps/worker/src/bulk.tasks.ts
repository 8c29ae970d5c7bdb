import { AddressImports, BulkCommands, BulkRunner, DispatchReplays } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import { SheetTasks } from './sheet.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Jobs of operators: bulk commands, imports of addresses and replays of days. */
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

  readonly replays: PeriodicTask = {
    name: 'replay days',
    everyMs: 1_000,
    run: () => this.replayed.runDue(),
  };
  readonly forgetReplays: PeriodicTask = {
    name: 'forget replayed days',
    everyMs: 600_000,
    run: () => runBatch(() => this.replayed.prune()),
  };

  constructor(
    private readonly runner: BulkRunner,
    private readonly commands: BulkCommands,
    private readonly addresses: AddressImports,
    private readonly replayed: DispatchReplays,
    readonly sheets: SheetTasks,
  ) {}
}
