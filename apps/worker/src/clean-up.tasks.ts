import { CodeAttempts, Evidences, Idempotency, KnownAddresses, SearchLog } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import { KeptDays } from './kept-days.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

const TEN_MINUTES_MS = 600_000;

/** Removes old records. */
@Injectable()
export class CleanUpTasks {
  readonly tasks: readonly PeriodicTask[];

  constructor(
    searches: SearchLog,
    answers: Idempotency,
    tries: CodeAttempts,
    evidence: Evidences,
    addresses: KnownAddresses,
    { positions, events, deliveries, words, speeds }: KeptDays,
  ) {
    const kept = {
      searches,
      answers,
      'tried codes': tries,
      'unused evidence': evidence,
      addresses,
      alerts: words.alerts,
      conversations: words.conversations,
      notices: words.notices,
      'personal data': words.people,
      positions,
      events,
      deliveries,
      'ridden legs': speeds,
    };
    this.tasks = Object.entries(kept).map(([what, keeper]) => ({
      name: `forget ${what}`,
      everyMs: TEN_MINUTES_MS,
      run: () => runBatch(() => keeper.prune()),
    }));
  }
}
