import {
  AddressImports,
  CityImportRunner,
  DeliveryImportRunner,
  DeliveryImports,
  LegLessons,
  SharedCities,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Files that people sent: sheets of deliveries, streets, and cities; and what is learned of the roads. */
@Injectable()
export class FileTasks {
  readonly orders: PeriodicTask = {
    name: 'order deliveries of sheets',
    everyMs: 1_000,
    run: () => runBatch(() => this.runner.runDue()),
  };
  readonly forgetSheets: PeriodicTask = {
    name: 'forget sheets of deliveries',
    everyMs: 600_000,
    run: () => runBatch(() => this.imports.prune()),
  };
  readonly addresses: PeriodicTask = {
    name: 'import addresses',
    everyMs: 1_000,
    run: () => this.addressImports.runDue(),
  };
  readonly legs: PeriodicTask = {
    name: 'learn from ridden legs',
    everyMs: 10_000,
    run: () => runBatch(() => this.lessons.runDue()),
  };
  readonly cities: PeriodicTask = {
    name: 'import cities',
    everyMs: 1_000,
    run: () => this.cityImports.runDue(),
  };
  readonly sharedCities: PeriodicTask = {
    name: 'share cities with new hubs',
    everyMs: 30_000,
    run: () => this.shared.runDue(),
  };

  constructor(
    private readonly runner: DeliveryImportRunner,
    private readonly imports: DeliveryImports,
    private readonly addressImports: AddressImports,
    private readonly cityImports: CityImportRunner,
    private readonly lessons: LegLessons,
    private readonly shared: SharedCities,
  ) {}
}
