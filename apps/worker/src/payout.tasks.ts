import { PayoutSchedules, PayoutSender, ShiftSettlement } from '#domain';
import { Injectable } from '@nestjs/common';
import type { PeriodicTask } from './task.scheduler.js';

/** Payouts taken at a time, each with a call to its provider. */
const BATCH = 20;
/** Shifts counted at a time. */
const SHIFTS = 50;

/** Money of couriers: withdrawals that a payment provider pays, and shifts that are over. */
@Injectable()
export class PayoutTasks {
  readonly tasks: readonly PeriodicTask[];

  constructor(sender: PayoutSender, schedules: PayoutSchedules, shifts: ShiftSettlement) {
    this.tasks = [
      { name: 'send payouts', everyMs: 1_000, run: async () => (await sender.runDue(BATCH)) >= BATCH },
      { name: 'count shifts', everyMs: 15_000, run: async () => (await shifts.runDue(SHIFTS)) >= SHIFTS },
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
