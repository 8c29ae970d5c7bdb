import type { Attempted, DeliverySettlement } from '#domain';
import type { Logger } from '../logging/index.js';

const BATCH = 500;
const RETRY_MS = 500;

/** Writes outcomes in batches, one at a time: whatever came in while one was being written is the next one. */
export class AttemptWriter {
  private readonly pending: Attempted[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly settlement: DeliverySettlement,
    private readonly logger: Logger,
    private readonly onSettled: (count: number) => void,
  ) {}

  add(attempted: Attempted): void {
    this.pending.push(attempted);
    this.writing ??= this.write();
  }

  async idle(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    // What comes in together, in one turn of the loop, is written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.pending.length > 0) {
      const batch = this.pending.splice(0, BATCH);
      await this.settle(batch);
      this.onSettled(batch.length);
    }
    this.writing = null;
  }

  private async settle(batch: readonly Attempted[]): Promise<void> {
    for (;;) {
      try {
        await this.settlement.settle(batch);
        return;
      } catch (error) {
        // The rows stay leased meanwhile; if the lease runs out they are sent again, under the same id.
        this.logger.error(
          { err: error, waiting: this.pending.length },
          'webhook attempts not written, trying again',
        );
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}
