import { Batcher, type DeliveryOutcome, type DeliverySettlement, type ReadyDelivery } from '#domain';
import { OutageLog, type Logger } from '../logging/index.js';

const MAX_BATCH = 500;
const RETRY_MS = 500;

/** Stores the outcomes of attempts, one batch at a time, and tries again until each batch is stored. */
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
    while (!(await this.tryToStore(batch))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    this.onSettled(batch.map(({ delivery }) => delivery));
    return batch.map(() => undefined);
  }

  private async tryToStore(batch: readonly DeliveryOutcome[]): Promise<boolean> {
    try {
      await this.settlement.settle(batch);
      this.outage.succeeded();
      return true;
    } catch (error) {
      // The rows stay leased meanwhile; if the lease runs out they are sent again, under the same id.
      this.outage.failed(error, { waiting: this.batcher.waitingCount });
      return false;
    }
  }
}
