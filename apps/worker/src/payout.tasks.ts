import {
  ClaimDeadlines,
  InvoicePayments,
  PayoutSchedules,
  PayoutSender,
  ShiftSettlement,
  StopFaults,
} from '#domain';
import { Injectable } from '@nestjs/common';
import type { PeriodicTask } from './task.scheduler.js';

/** Payouts taken at a time, each with a call to its provider. */
const BATCH = 20;
/** Invoices paid at a time. */
const INVOICES = 50;
/** Shifts counted at a time. */
const SHIFTS = 50;

/** Faults whose money is moved, and claims that are told of, at a time. */
const FAULTS = 50;
const CLAIMS = 100;

/** Money: withdrawals that a payment provider pays, shifts that are over, deliveries that went wrong, invoices that a wallet covers. */
@Injectable()
export class PayoutTasks {
  readonly tasks: readonly PeriodicTask[];

  constructor(
    sender: PayoutSender,
    schedules: PayoutSchedules,
    shifts: ShiftSettlement,
    faults: StopFaults,
    claims: ClaimDeadlines,
    invoices: InvoicePayments,
  ) {
    this.tasks = [
      { name: 'send payouts', everyMs: 1_000, run: async () => (await sender.runDue(BATCH)) >= BATCH },
      { name: 'count shifts', everyMs: 15_000, run: async () => (await shifts.runDue(SHIFTS)) >= SHIFTS },
      { name: 'settle faults', everyMs: 5_000, run: async () => (await faults.settleDue(FAULTS)) >= FAULTS },
      { name: 'tell of claims', everyMs: 60_000, run: async () => (await claims.runDue(CLAIMS)) >= CLAIMS },
      {
        name: 'pay invoices from wallets',
        everyMs: 30_000,
        run: async () => (await invoices.payDueFromWallets(INVOICES)) >= INVOICES,
      },
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
