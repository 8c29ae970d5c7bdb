import { Clock, MessageLog, MessageQueue, WakeUps } from '#domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '../core/core.js';
import type { Logger } from '../logging/index.js';
import { WakeSignal } from '../webhooks/wake-signal.js';

/** Interval of looking for due retries, which nothing announces. */
const POLL_MS = 5_000;
const KEPT_MS = 30 * 24 * 3_600_000;

/** Sends due messages while the process lives, and deletes old ones. */
@Injectable()
export class MessageSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly wakeSignal = new WakeSignal();
  private running: Promise<void> | null = null;
  private stopping = false;

  constructor(
    private readonly queue: MessageQueue,
    private readonly log: MessageLog,
    private readonly wakeUps: WakeUps,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.wakeUps.on('messages.send', async () => this.wakeSignal.signal());
    this.running ??= this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeSignal.signal();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.queue.drain();
        await this.log.prune(new Date(this.clock.millis() - KEPT_MS));
      } catch (error) {
        this.logger.error({ err: error }, 'messages not sent, trying again');
      }
      await this.wakeSignal.wait(POLL_MS);
    }
  }
}
