import {
  type AttemptResult,
  Batcher,
  type DeliveryOutcome,
  type DeliverySettlement,
  type FaceName,
  type ReadyDelivery,
} from '#domain';
import { OutageLog } from '../logging/outage-log.js';
import type { Logger } from '../logging/logger.js';
import { Counter, Histogram, type Registry } from 'prom-client';

const MAX_BATCH = 500;
const RETRY_MS = 500;

/** One batch at a time; a batch is tried again until it is stored. */
export class AttemptWriter {
  private readonly batcher = new Batcher<DeliveryOutcome>((batch) => this.store(batch), {
    maxBatchSize: MAX_BATCH,
    concurrency: 1,
  });

  private readonly outage: OutageLog;

  constructor(
    private readonly settlement: DeliverySettlement,
    logger: Logger,
    private readonly onSettled: (deliveries: readonly ReadyDelivery[]) => void,
  ) {
    this.outage = new OutageLog(logger, 'webhook attempts not written, trying again');
  }

  add(attempted: DeliveryOutcome): void {
    void this.batcher.submit(attempted);
  }

  async idle(): Promise<void> {
    await this.batcher.idle();
  }

  private async store(batch: readonly DeliveryOutcome[]): Promise<undefined[]> {
    const settled = async () => {
      await this.settlement.settle(batch);
      return true;
    };
    // The rows stay leased meanwhile; when the lease ends they are sent again, under the same id.
    while (!(await this.outage.watch(settled, () => ({ waiting: this.batcher.waitingCount }))))
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    this.onSettled(batch.map(({ delivery }) => delivery));
    return batch.map(() => undefined);
  }
}

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ATTEMPTS = 'webhook_attempts_total';
const DURATIONS = 'webhook_attempt_duration_seconds';

/** One counter per process for all its senders. */
export function countAttempts(registry: Registry, face: FaceName): (result: AttemptResult) => void {
  const known = registry.getSingleMetric(ATTEMPTS) as Counter<'face' | 'outcome'> | undefined;
  const attempts =
    known ??
    new Counter({
      name: ATTEMPTS,
      help: 'Webhook attempts by outcome: delivered, or what went wrong',
      labelNames: ['face', 'outcome'],
      registers: [registry],
    });
  const durations =
    (registry.getSingleMetric(DURATIONS) as Histogram<'face'> | undefined) ??
    new Histogram({
      name: DURATIONS,
      help: 'Time from sending a webhook to the last byte of its answer',
      labelNames: ['face'],
      buckets: SECONDS,
      registers: [registry],
    });
  return ({ error, durationMs }) => {
    attempts.inc({ face, outcome: error ?? 'delivered' });
    durations.observe({ face }, durationMs / 1000);
  };
}
