import { DeliveryStreams } from '#domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '../core/core.js';
import { OutageLog, type Logger } from '../logging/index.js';

const SWEEP_MS = 15_000;

/** Promotes, every 15 seconds, streams of webhook deliveries that were left because a process died. */
@Injectable()
export class StreamSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private readonly outage: OutageLog;

  constructor(
    private readonly streams: DeliveryStreams,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.outage = new OutageLog(logger, 'streams not swept, the next sweep will');
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep().finally(() => (this.sweeping = null));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.sweeping;
  }

  async sweep(): Promise<void> {
    try {
      await this.streams.sweep();
      this.outage.succeeded();
    } catch (error) {
      this.outage.failed(error);
    }
  }
}
