import {
  Clock,
  EndedOrderCounts,
  MessageLog,
  OUTBOX_CHANNEL,
  OutboxNotifier,
  OutboxRelay,
  OutboxRetention,
  WakeUps,
  WalletQueries,
  WebhookRetention,
} from '#domain';
import { Inject, Injectable, Module } from '@nestjs/common';
import { Background, type BackgroundPart } from '../core/background-work.js';
import { LOGGER } from '../core/core.js';
import { WakeSignal } from '../webhooks/wake-signal.js';
import { NotificationListener } from '../database/notification-listener.js';
import { OutageLog } from '../logging/outage-log.js';
import type { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';

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

@Injectable()
export class EventGauges {
  constructor(
    metrics: Metrics,
    orders: EndedOrderCounts,
    outbox: OutboxRetention,
    webhooks: WebhookRetention,
    messages: MessageLog,
  ) {
    metrics.gauge({ name: 'orders', help: 'Orders by status', labelNames: ['status'] }, () =>
      orders.byStatus(),
    );
    const health = (read: 'waiting' | 'lagSeconds' | 'setAside') => async () => [
      { value: (await outbox.health())[read] },
    ];
    metrics.gauge<never>(
      { name: 'outbox_waiting', help: 'Events not yet handed to their consumers' },
      health('waiting'),
    );
    metrics.gauge<never>(
      { name: 'outbox_lag_seconds', help: 'Age of the oldest waiting event' },
      health('lagSeconds'),
    );
    metrics.gauge<never>(
      {
        name: 'outbox_set_aside',
        help: 'Events set aside because a consumer failed at them: alert when above zero',
      },
      health('setAside'),
    );
    metrics.gauge(
      {
        name: 'webhook_subscriptions_troubled',
        help: 'Subscriptions warned of their deactivation, or deactivated for failing: alert when it grows',
        labelNames: ['face', 'state'],
      },
      async () =>
        (await webhooks.troubledSubscriptions()).flatMap(({ face, warned, deactivated }) => [
          { face, state: 'warned', value: warned },
          { face, state: 'deactivated', value: deactivated },
        ]),
    );
    metrics.gauge(
      {
        name: 'messages_open',
        help: 'Messages to people that wait or were given up lately: alert when the second grows',
        labelNames: ['channel', 'state'],
      },
      () => messages.open(),
    );
    metrics.gauge(
      { name: 'webhook_deliveries_open', help: 'Deliveries on their way', labelNames: ['face', 'state'] },
      async () =>
        (await webhooks.backlog()).flatMap(({ face, due, queued }) => [
          { face, state: 'due', value: due },
          { face, state: 'queued', value: queued },
        ]),
    );
  }
}

const FRESH_MS = 6 * 3_600_000;

/**
 * Number of balances that differ from the sum of their entries. Counting reads every entry, so a count is
 * shown for six hours before a scrape starts another.
 */
@Injectable()
export class WalletAuditGauge {
  private known: { readonly count: number; readonly at: number } | null = null;
  private counting: Promise<void> | null = null;

  constructor(
    metrics: Metrics,
    private readonly wallets: WalletQueries,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    metrics.gauge<never>(
      {
        name: 'wallet_discrepancies',
        help: 'Balances that differ from their entries: alert when above zero',
      },
      async () => {
        if (this.isStale()) this.counting ??= this.count();
        return this.known === null ? [] : [{ value: this.known.count }];
      },
    );
  }

  private isStale(): boolean {
    return this.known === null || this.clock.millis() - this.known.at > FRESH_MS;
  }

  private async count(): Promise<void> {
    try {
      this.known = { count: await this.wallets.discrepancyCount(), at: this.clock.millis() };
    } catch (error) {
      this.logger.warn({ err: error }, 'balances were not recounted');
    } finally {
      this.counting = null;
    }
  }
}

@Module({
  providers: [OutboxRelayRunner, EventGauges, WalletAuditGauge],
  exports: [OutboxRelayRunner],
})
export class OutboxRelayModule {}
