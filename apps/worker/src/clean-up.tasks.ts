import { KnownAddresses, CodeAttempts, CourierPositions, Evidences, Idempotency, SearchLog } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

const TEN_MINUTES_MS = 600_000;

/** Deletes old records. Events and deliveries are deleted by the process that sends them. */
@Injectable()
export class CleanUpTasks {
  readonly tasks: readonly PeriodicTask[];

  constructor(
    positions: CourierPositions,
    searches: SearchLog,
    answers: Idempotency,
    tries: CodeAttempts,
    evidence: Evidences,
    addresses: KnownAddresses,
  ) {
    const kept = {
      positions,
      searches,
      answers,
      'tried codes': tries,
      'unused evidence': evidence,
      addresses,
    };
    this.tasks = Object.entries(kept).map(([what, keeper]) => ({
      name: `forget ${what}`,
      everyMs: TEN_MINUTES_MS,
      run: () => runBatch(() => keeper.prune()),
    }));
  }
}
