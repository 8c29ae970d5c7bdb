import { Database, OutboxBell, OutboxRelay, WakeUps } from '#domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '../core/core.js';
import type { Logger } from '../logging/index.js';
import { Doorbell } from '../webhooks/doorbell.js';
import { OutboxListener } from './outbox.listener.js';

/** The net under NOTIFY. */
const POLL_MS = 1_000;
/** Another relay holds what these wait for; it will not take long. */
const BLOCKED_MS = 20;

/** Keeps the relay going: woken by this process, by the NOTIFY of others, by wake-ups and, should both fail, by the clock. */
@Injectable()
export class OutboxPump implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly bell = new Doorbell();
  private readonly listener: OutboxListener;
  private running: Promise<void> | null = null;
  private stopping = false;

  constructor(
    db: Database,
    private readonly relay: OutboxRelay,
    private readonly outboxBell: OutboxBell,
    private readonly wakeUps: WakeUps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.listener = new OutboxListener(db, logger, () => this.bell.ring());
  }

  onApplicationBootstrap(): void {
    this.wakeUps.on('outbox.relay', async () => this.bell.ring());
    this.outboxBell.heardBy(() => this.bell.ring());
    void this.listener.listen();
    this.running ??= this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.outboxBell.heardBy(null);
    this.listener.stop();
    this.bell.ring();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) await this.bell.wait(await this.drain());
  }

  /** Answers how long to sleep if nobody rings. */
  private async drain(): Promise<number> {
    try {
      const { blocked } = await this.relay.drain();
      return blocked ? BLOCKED_MS : POLL_MS;
    } catch (error) {
      this.logger.error({ err: error }, 'outbox not relayed, trying again');
      return POLL_MS;
    }
  }
}
