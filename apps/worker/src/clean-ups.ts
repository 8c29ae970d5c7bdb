import { AddressMemory, CodeTries, CourierPositions, Evidences, Idempotency, Offers } from '#domain';
import { Injectable } from '@nestjs/common';
import { someOf } from './due-work.js';
import type { PeriodicTask } from './ticker.js';

const TEN_MINUTES_MS = 600_000;

/** Forgetting what has been kept for its time. Events and deliveries are swept where they are sent from. */
@Injectable()
export class CleanUps {
  readonly tasks: readonly PeriodicTask[];

  constructor(
    positions: CourierPositions,
    offers: Offers,
    answers: Idempotency,
    tries: CodeTries,
    evidence: Evidences,
    addresses: AddressMemory,
  ) {
    const kept = { positions, offers, answers, 'tried codes': tries, 'unused evidence': evidence, addresses };
    this.tasks = Object.entries(kept).map(([what, keeper]) => ({
      name: `forget ${what}`,
      everyMs: TEN_MINUTES_MS,
      run: () => someOf(() => keeper.prune()),
    }));
  }
}
