import { CourierBlocks, CourierDuty } from '#domain';
import { Injectable } from '@nestjs/common';
import { someOf } from './due-work.js';
import type { PeriodicTask } from './ticker.js';

/** What becomes due of couriers by time. */
@Injectable()
export class CourierWork {
  readonly blocks: PeriodicTask = {
    name: 'end blocks',
    everyMs: 1_000,
    run: () => someOf(() => this.pauses.expireDue()),
  };
  /** An app that says nothing any more ends its courier's day. */
  readonly silence: PeriodicTask = {
    name: 'end the day of silent couriers',
    everyMs: 15_000,
    run: () => someOf(() => this.duty.endSilent()),
  };

  constructor(
    private readonly pauses: CourierBlocks,
    private readonly duty: CourierDuty,
  ) {}
}
