import { CodeTries, CourierPositions, Idempotency, Offers } from '#domain';
import { Injectable } from '@nestjs/common';
import { untilNone } from './due-work.js';
import type { PeriodicTask } from './ticker.js';

const TEN_MINUTES_MS = 600_000;

/** Forgetting what has been kept for its time. Events and deliveries are swept where they are sent from. */
@Injectable()
export class CleanUps {
  readonly tasks: readonly PeriodicTask[];

  constructor(positions: CourierPositions, offers: Offers, idempotency: Idempotency, tries: CodeTries) {
    this.tasks = [
      { name: 'forget positions', everyMs: TEN_MINUTES_MS, run: () => untilNone(() => positions.prune()) },
      { name: 'forget offers', everyMs: TEN_MINUTES_MS, run: () => untilNone(() => offers.prune()) },
      { name: 'forget answers', everyMs: TEN_MINUTES_MS, run: () => untilNone(() => idempotency.prune()) },
      { name: 'forget tried codes', everyMs: TEN_MINUTES_MS, run: () => untilNone(() => tries.prune()) },
    ];
  }
}
