import {
  Clock,
  MessageLog,
  MessageQueue,
  MessageTransport,
  TEXT_CHANNELS,
  WakeUps,
  type MessageChannel,
} from '#domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '../core/core.js';
import { OutageLog, type Logger } from '../logging/index.js';
import { WakeSignal } from '../webhooks/wake-signal.js';

/** Interval of looking for due retries, which nothing announces. */
const POLL_MS = 5_000;
const KEPT_MS = 30 * 24 * 3_600_000;

/** Sends due messages while the process lives, and deletes old ones. */
@Injectable()
export class MessageSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly wakeSignals = [new WakeSignal(), new WakeSignal()] as const;
  private running: Promise<unknown> | null = null;
  private stopping = false;

  constructor(
    private readonly queue: MessageQueue,
    private readonly log: MessageLog,
    private readonly transport: MessageTransport,
    private readonly wakeUps: WakeUps,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.wakeUps.on('messages.send', async () => this.wake());
    const [texts, pushes] = this.wakeSignals;
    // A push lives for seconds: it must not wait for a slow mail server.
    this.running ??= Promise.all([this.run(texts, isText), this.run(pushes, (one) => !isText(one))]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
  }

  private wake(): void {
    for (const signal of this.wakeSignals) signal.signal();
  }

  private async run(woken: WakeSignal, sends: (channel: MessageChannel) => boolean): Promise<void> {
    const channels = this.transport.channels.filter(sends);
    const outage = new OutageLog(this.logger, 'messages not sent, trying again', { channels });
    while (!this.stopping) {
      try {
        await this.queue.drain(channels);
        await this.log.prune(new Date(this.clock.millis() - KEPT_MS));
        outage.succeeded();
      } catch (error) {
        outage.failed(error);
      }
      await woken.wait(POLL_MS);
    }
  }
}

function isText(channel: MessageChannel): boolean {
  return TEXT_CHANNELS.some((one) => one === channel);
}
