import { CourierBlocks, CourierDuty } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Tasks of couriers that become due by time. */
@Injectable()
export class CourierTasks {
  readonly expiredBlocks: PeriodicTask = {
    name: 'end blocks',
    everyMs: 1_000,
    run: () => runBatch(() => this.courierBlocks.expireDue()),
  };
  /** Sets couriers offline whose app is silent. */
  readonly silentCouriers: PeriodicTask = {
    name: 'end the day of silent couriers',
    everyMs: 15_000,
    run: () => runBatch(() => this.duty.setSilentOffline()),
  };

  constructor(
    private readonly courierBlocks: CourierBlocks,
    private readonly duty: CourierDuty,
  ) {}
}
