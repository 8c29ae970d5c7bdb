import { DeliveryStreams, OUTBOX_CHANNEL, OutboxNotifier, OutboxRelay, WakeUps } from '#domain';
import { Inject, Injectable } from '@nestjs/common';
import { Background, type BackgroundPart } from '../core/background-work.js';
import { LOGGER } from '../core/core.js';
import { WakeSignal } from '../webhooks/wake-signal.js';
import { NotificationListener } from '../database/notification-listener.js';
import { OutageLog } from '../logging/outage-log.js';
import type { Logger } from '../logging/logger.js';

/** Finds events whose NOTIFY was lost. */
const POLL_MS = 1_000;
/** Another relay has locked events that these wait for. */
const BLOCKED_MS = 20;

/** Runs the relay at a wake-up, a NOTIFY or the poll interval. */
@Background()
@Injectable()
export class OutboxRelayRunner implements BackgroundPart {
  private readonly wakeSignal = new WakeSignal();
  private stopListening: (() => void) | null = null;
  private running: Promise<void> | null = null;
  private stopping = false;
  private readonly outage: OutageLog;

  constructor(
    private readonly listener: NotificationListener,
    private readonly relay: OutboxRelay,
    private readonly notifier: OutboxNotifier,
    private readonly wakeUps: WakeUps,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.outage = new OutageLog(logger, 'outbox not relayed, trying again');
  }

  start(): void {
    this.stopping = false;
    this.wakeUps.on('outbox.relay', async () => this.wakeSignal.signal());
    this.notifier.useLocalRelay(() => this.wakeSignal.signal());
    this.stopListening = this.listener.on(OUTBOX_CHANNEL, () => this.wakeSignal.signal());
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.notifier.useLocalRelay(null);
    this.stopListening?.();
    this.wakeSignal.signal();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) await this.wakeSignal.wait(await this.drain());
  }

  /** Returns how long to sleep without a wake-up. */
  private async drain(): Promise<number> {
    const drained = await this.outage.watch(() => this.relay.drain());
    return drained?.blocked ? BLOCKED_MS : POLL_MS;
  }
}

const SWEEP_MS = 15_000;

/** Promotes streams of webhook deliveries that were left because a process died, every 15 seconds. */
@Background()
@Injectable()
export class StreamSweep implements BackgroundPart {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private readonly outage: OutageLog;

  constructor(
    private readonly streams: DeliveryStreams,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.outage = new OutageLog(logger, 'streams not swept, the next sweep will');
  }

  start(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep().finally(() => (this.sweeping = null));
    }, SWEEP_MS);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.sweeping;
  }

  async sweep(): Promise<void> {
    await this.outage.watch(() => this.streams.sweep());
  }
}
