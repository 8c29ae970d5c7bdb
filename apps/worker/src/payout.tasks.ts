import { PayoutSchedules, PayoutSender } from '#domain';
import { Injectable } from '@nestjs/common';
import type { PeriodicTask } from './task.scheduler.js';

/** Payouts taken at a time, each with a call to its provider. */
const BATCH = 20;

/** Withdrawals that a payment provider pays. */
@Injectable()
export class PayoutTasks {
  readonly tasks: readonly PeriodicTask[];

  constructor(sender: PayoutSender, schedules: PayoutSchedules) {
    this.tasks = [
      { name: 'send payouts', everyMs: 1_000, run: async () => (await sender.runDue(BATCH)) >= BATCH },
      {
        name: 'ask for scheduled payouts',
        everyMs: 60_000,
        run: async () => {
          await schedules.runDue();
          return false;
        },
      },
    ];
  }
}
