import {
  COMMON_HEADERS,
  standardHeaders,
  webhookId,
  type AttemptResult,
  type Clock,
  type DeliveryClaims,
  type DeliverySettlement,
  type ReadyDelivery,
  type SenderAtHand,
  type SubscriptionTarget,
  type WebhookDialect,
} from '#domain';
import type { Logger } from '../logging/index.js';
import { AttemptWriter } from './attempt.writer.js';
import { Doorbell } from './doorbell.js';
import { addressOf } from './receiver.address.js';
import { Receivers } from './receivers.js';
import type { WebhookClient } from './webhook.client.js';

export interface SenderSettings {
  /** Claimed and not yet written down. */
  readonly maxInFlight: number;
  readonly batch: number;
  readonly perSubscription: number;
  /** Longer than a delivery may wait for its slot and then hang. */
  readonly leaseMs: number;
  /** The net under the wake-ups. */
  readonly pollMs: number;
  /** How long a relay with more waiting lets us catch up, and how long while nothing moves. */
  readonly easeMs: number;
  readonly stillMs: number;
}

export const SENDER_SETTINGS: SenderSettings = {
  maxInFlight: 3_000,
  batch: 500,
  perSubscription: 250,
  leaseMs: 60_000,
  pollMs: 1_000,
  easeMs: 250,
  stillMs: 25,
};

/** What an attempt may take at most; with less left of its lease a delivery is not begun. */
const NEEDED_OF_LEASE_MS = 15_000;

export interface SenderParts {
  readonly claims: DeliveryClaims;
  readonly settlement: DeliverySettlement;
  readonly client: Pick<WebhookClient, 'post'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly receivers?: Receivers;
  readonly settings?: Partial<SenderSettings>;
  readonly onAttempt?: (result: AttemptResult) => void;
}

/** Sends one face's deliveries. Any number of senders may run, in any number of processes. */
export class WebhookSender implements SenderAtHand {
  private readonly settings: SenderSettings;
  private readonly receivers: Receivers;
  private readonly writer: AttemptWriter;
  private readonly bell = new Doorbell();
  private readonly settlement = new Doorbell();
  private readonly easing = new Doorbell();
  private inFlight = 0;
  /** The last claim might have brought more, or there was none yet. */
  private wanting = true;
  /** What the last claim left alone, because its receivers could take no more. */
  private leftAlone: readonly number[] = [];
  private stopping = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly parts: SenderParts,
    readonly dialect: WebhookDialect,
  ) {
    this.settings = { ...SENDER_SETTINGS, ...parts.settings };
    this.receivers = parts.receivers ?? new Receivers(parts.clock);
    this.writer = new AttemptWriter(parts.settlement, parts.logger, (count) => {
      this.inFlight -= count;
      this.settlement.ring();
      this.easing.ring();
      if (this.wanting || this.roomWasMade()) this.bell.ring();
    });
  }

  start(): void {
    this.running ??= this.run();
  }

  /** There may be something due. */
  wake(): void {
    this.bell.ring();
  }

  get leaseMs(): number {
    return this.settings.leaseMs;
  }

  get abreast(): boolean {
    return !this.stopping && !this.wanting;
  }

  room({ id, url }: SubscriptionTarget): number {
    if (!this.abreast || this.leftAlone.includes(id)) return 0;
    return Math.min(this.settings.maxInFlight - this.inFlight, this.receivers.roomFor(addressOf(url).host));
  }

  take(deliveries: readonly ReadyDelivery[]): void {
    this.inFlight += deliveries.length;
    void (this.stopping ? this.giveBack(deliveries, this.parts.clock.now()) : this.begin(deliveries));
  }

  async ease(): Promise<void> {
    const { easeMs, stillMs } = this.settings;
    const until = performance.now() + easeMs;
    let moving = true;
    while (moving && this.isBehind() && performance.now() < until) moving = await this.easing.wait(stillMs);
  }

  /** Gives back what has not been sent and waits for what has. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.bell.ring();
    await this.running;
    await this.settled();
  }

  /** Works until nothing is due; for tests and tools. */
  async drain(): Promise<void> {
    while ((await this.claim()) > 0) await this.settled();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const taken = await this.claim().catch((error: unknown) => {
        this.parts.logger.error({ err: error, face: this.dialect.face }, 'webhook deliveries not claimed');
        return 0;
      });
      if (taken === 0 || !this.wanting) await this.bell.wait(this.settings.pollMs);
    }
    await this.giveBack(this.receivers.dismiss(), this.parts.clock.now());
  }

  /** Takes a batch and launches it; tells how many rows were looked at. */
  private async claim(): Promise<number> {
    const { batch, maxInFlight, perSubscription, leaseMs } = this.settings;
    const free = maxInFlight - this.inFlight;
    if (free < Math.min(batch, maxInFlight) / 2) {
      this.wanting = true;
      return 0;
    }
    const limit = Math.min(batch, free);
    const except = this.receivers.busy();
    const { taken, ready } = await this.parts.claims.claim(this.dialect, {
      limit,
      perSubscription,
      except,
      leaseMs,
    });
    // With less of each than it might have had, all that was due was taken.
    this.wanting = taken >= Math.min(limit, perSubscription);
    this.leftAlone = except;
    // A look that found nothing is no movement.
    if (taken > 0 || !this.isBehind()) this.easing.ring();
    this.inFlight += ready.length;
    await this.begin(ready);
    return taken;
  }

  private async begin(ready: readonly ReadyDelivery[]): Promise<void> {
    const refused = new Map<number, ReadyDelivery[]>();
    for (const delivery of ready) this.launch(delivery, refused);
    for (const [until, deliveries] of refused) await this.giveBack(deliveries, new Date(until));
  }

  private isBehind(): boolean {
    return !this.abreast || this.leftAlone.length > 0 || this.inFlight > this.settings.batch;
  }

  private roomWasMade(): boolean {
    if (this.leftAlone.length === 0) return false;
    const busy = new Set(this.receivers.busy());
    return this.leftAlone.some((id) => !busy.has(id));
  }

  private launch(delivery: ReadyDelivery, refused: Map<number, ReadyDelivery[]>): void {
    const host = addressOf(delivery.subscription.url).host;
    const admitted = this.receivers.admit(host, delivery);
    if (admitted === 'now') void this.send(host, delivery);
    else if (admitted instanceof Date) {
      const until = admitted.getTime();
      refused.set(until, [...(refused.get(until) ?? []), delivery]);
    }
  }

  private async send(host: string, delivery: ReadyDelivery): Promise<void> {
    const startedAt = this.parts.clock.now();
    if (delivery.leasedUntil.getTime() - startedAt.getTime() < NEEDED_OF_LEASE_MS) {
      // It waited too long for its slot: another sender may soon take it, and two at once must not happen.
      this.receivers.skipped(host);
      await this.giveBack([delivery], startedAt);
      this.sendNext(host);
      return;
    }
    const result = await this.attempt(delivery, startedAt);
    this.parts.onAttempt?.(result);
    this.writer.add({ delivery, startedAt, result });
    const opened = this.receivers.finished(host, result.error);
    this.sendNext(host);
    if (opened === null) return;
    this.parts.logger.warn({ host, until: opened.until }, 'receiver does not answer, circuit open');
    await this.giveBack(opened.waiting, opened.until);
    await this.quietly(this.parts.settlement.holdOff(opened.subscriptions, opened.until));
  }

  private sendNext(host: string): void {
    for (let next = this.receivers.next(host); next !== null; next = this.receivers.next(host))
      void this.send(host, next);
  }

  private async attempt(delivery: ReadyDelivery, now: Date): Promise<AttemptResult> {
    const { body, subscription } = delivery;
    const signatures = this.dialect.sign({ body, subscription });
    if (signatures === null)
      return {
        status: null,
        error: 'unsigned',
        durationMs: 0,
        answer: 'No key to sign with',
        retryAfter: null,
      };
    const headers: Record<string, string> = {};
    const standard = standardHeaders(webhookId(delivery.id), body, subscription.standardKey, now);
    Object.assign(headers, COMMON_HEADERS, delivery.headers, signatures, standard);
    const accepts = (status: number) => this.dialect.accepts(status);
    return await this.parts.client.post({ url: subscription.url, headers, body, accepts });
  }

  private async giveBack(deliveries: readonly ReadyDelivery[], dueAt: Date): Promise<void> {
    await this.quietly(this.parts.settlement.release(deliveries, dueAt));
    this.inFlight -= deliveries.length;
    this.settlement.ring();
  }

  /** The lease runs out by itself if this cannot be written. */
  private async quietly(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => {
      this.parts.logger.warn({ err: error }, 'webhook deliveries not given back, their lease will run out');
    });
  }

  private async settled(): Promise<void> {
    while (this.inFlight > 0) await this.settlement.wait(this.settings.pollMs);
    await this.writer.idle();
  }
}
