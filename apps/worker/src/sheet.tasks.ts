import { DeliveryImportRunner, DeliveryImports } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Sheets of deliveries that merchants sent. */
@Injectable()
export class SheetTasks {
  readonly orders: PeriodicTask = {
    name: 'order deliveries of sheets',
    everyMs: 1_000,
    run: () => runBatch(() => this.runner.runDue()),
  };
  readonly forget: PeriodicTask = {
    name: 'forget sheets of deliveries',
    everyMs: 600_000,
    run: () => runBatch(() => this.imports.prune()),
  };

  constructor(
    private readonly runner: DeliveryImportRunner,
    private readonly imports: DeliveryImports,
  ) {}
}
