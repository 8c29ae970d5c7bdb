import type { Logger } from '../logging/logger.js';

interface Closable {
  close(): Promise<void>;
}

/** Relays, senders and timers of this process, which run only where the database takes writes. */
export class BackgroundWork {
  private running: Closable | null = null;
  private step: Promise<void> = Promise.resolve();
  private busy = false;
  private closing = false;

  constructor(
    private readonly start: () => Promise<Closable>,
    private readonly logger: Logger,
  ) {}

  /** Starts or stops them. A call during a change does nothing; a failed change is tried again at the next call. */
  follow(wanted: boolean): void {
    if (this.closing || this.busy || wanted === (this.running !== null)) return;
    this.busy = true;
    this.step = this.become(wanted)
      .catch((error: unknown) =>
        this.logger.error({ err: error, wanted }, 'background work could not be started or stopped'),
      )
      .finally(() => {
        this.busy = false;
      });
  }

  async become(wanted: boolean): Promise<void> {
    if (wanted) {
      this.running = await this.start();
      return;
    }
    const ended = this.running;
    this.running = null;
    await ended?.close();
  }

  async close(): Promise<void> {
    // Set before waiting: else a look at the database could start the work again behind the change that is waited for.
    this.closing = true;
    await this.step;
    await this.become(false);
  }
}
