import { Clock, DeliveryStreams, OutboxRetention, WebhookRetention } from '#domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '../core/core.js';
import { OutageLog, type Logger } from '../logging/index.js';

const SWEEP_MS = 15_000;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = { events: 7 * DAY_MS, deliveries: 30 * DAY_MS };

/** Periodically promotes streams that nothing woke, and deletes old events and deliveries. */
@Injectable()
export class EventSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private stopped = false;
  private readonly outage: OutageLog;

  constructor(
    private readonly streams: DeliveryStreams,
    private readonly outbox: OutboxRetention,
    private readonly webhooks: WebhookRetention,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.outage = new OutageLog(logger, 'events not swept, the next sweep will');
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep().finally(() => (this.sweeping = null));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.sweeping;
  }

  async sweep(): Promise<void> {
    const now = this.clock.millis();
    try {
      await this.streams.sweep();
      await this.untilNone(() => this.outbox.prune(new Date(now - KEPT_MS.events)));
      await this.untilNone(() => this.webhooks.prune(new Date(now - KEPT_MS.deliveries)));
      this.outage.succeeded();
    } catch (error) {
      this.outage.failed(error);
    }
  }

  /** Calls `batch` until it deletes nothing more. */
  private async untilNone(batch: () => Promise<number>): Promise<void> {
    while (!this.stopped && (await batch()) > 0);
  }
}
