import {
  AWAITED_TEST_STREAM,
  COMMON_HEADERS,
  standardHeaders,
  isHeaderText,
  webhookId,
  WRONG_SIGNATURE_STREAM,
  type AttemptError,
  type AttemptResult,
  type Clock,
  type DeliveryClaims,
  type DeliverySettlement,
  type ReadyDelivery,
  type WebhookDialect,
} from '#domain';
import { AttemptWriter } from './attempt-writer.js';
import { WakeSignal } from './wake-signal.js';
import { addressOf } from './address-guard.js';
import { Receivers } from './receivers.js';
import type { WebhookClient } from './webhook-client.js';
import { OutageLog } from '../logging/outage-log.js';
import type { Logger } from '../logging/logger.js';

const SENDER_SETTINGS = {
  /** Deliveries that are claimed and not settled. */
  maxInFlight: 3_000,
  /** Size of the bodies in flight, estimated by the last bodies. */
  maxBytes: 16_000_000,
  batch: 500,
  perSubscription: 250,
  /** After a hard kill another sender goes on when it ends. Longer than a delivery hangs and is recorded. */
  leaseMs: 18_000,
  /** Finds deliveries whose wake-up was lost. */
  pollMs: 1_000,
};
export type SenderSettings = Readonly<typeof SENDER_SETTINGS>;

/** Maximum duration of an attempt with its record: a delivery with less of its lease left is not begun. */
const NEEDED_OF_LEASE_MS = 12_000;

interface SenderDependencies {
  readonly claims: DeliveryClaims;
  readonly settlement: DeliverySettlement;
  readonly client: Pick<WebhookClient, 'post'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly receivers?: Receivers;
  readonly settings?: Partial<SenderSettings>;
  readonly onAttempt?: (result: AttemptResult) => void;
  /** True while the database takes no writes and shortly afterwards: nothing is claimed then. */
  readonly resting?: () => boolean;
}

/** Sends webhooks. Any number of senders of a face may run, in any number of processes. */
export class WebhookSender {
  private readonly settings: SenderSettings;
  private readonly receivers: Receivers;
  private readonly writer: AttemptWriter;
  private readonly wakeSignal = new WakeSignal();
  private readonly settledSignal = new WakeSignal();
  private inFlight = 0;
  /** Size of the bodies in flight. */
  private bytes = 0;
  /** Mean of the last bodies. */
  private bodyBytes = 1;
  /** The last claim left due deliveries, or there was no claim yet. */
  private moreDue = true;
  /** Left out by the last claim because their receivers had no capacity. */
  private saturated: ReadonlySet<number> = new Set();
  private stopping = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly dependencies: SenderDependencies,
    private readonly dialect: WebhookDialect,
  ) {
    this.settings = { ...SENDER_SETTINGS, ...dependencies.settings };
    this.receivers = dependencies.receivers ?? new Receivers(dependencies.clock);
    this.writer = new AttemptWriter(dependencies.settlement, dependencies.logger, (settled) => {
      this.end(settled);
      if (this.moreDue || this.capacityFreed()) this.wakeSignal.signal();
    });
  }

  start(): void {
    this.running ??= this.run();
  }

  wake(): void {
    this.wakeSignal.signal();
  }

  /** Gives back claimed deliveries that were not sent, and waits for the others. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wakeSignal.signal();
    await this.running;
    await this.settled();
  }

  /** For tests and tools: until nothing is due. */
  async drain(): Promise<void> {
    while ((await this.claim()) > 0) await this.settled();
  }

  private async run(): Promise<void> {
    const { face } = this.dialect;
    const outage = new OutageLog(this.dependencies.logger, 'webhook deliveries not claimed', { face });
    while (!this.stopping) {
      const taken = (await outage.watch(() => this.claim())) ?? 0;
      if (taken === 0 || !this.moreDue) await this.wakeSignal.wait(this.settings.pollMs);
    }
    await this.release(this.receivers.takeWaiting(), this.dependencies.clock.now());
  }

  /** Returns how many rows were claimed. */
  private async claim(): Promise<number> {
    if (this.dependencies.resting?.() === true) return 0;
    const { batch, perSubscription, leaseMs } = this.settings;
    const free = this.room;
    if (free < Math.min(batch, this.inFlight + free) / 2) {
      this.moreDue = true;
      return 0;
    }
    const limit = Math.min(batch, free);
    const except = this.receivers.saturatedSubscriptions();
    const { taken, ready } = await this.dependencies.claims.claim(this.dialect, {
      limit,
      perSubscription,
      excludedSubscriptions: except,
      leaseMs,
    });
    // The claim returned less than its limits, so it took all that was due.
    this.moreDue = taken >= Math.min(limit, perSubscription);
    this.saturated = new Set(except.map(({ id }) => id));
    this.take(ready);
    // The claim leaves paused receivers out, unless their pause was lifted.
    for (const { subscriptionId, subscription } of ready)
      if (this.saturated.has(subscriptionId)) this.receivers.liftPause(addressOf(subscription.url).host);
    const refused = new Map<number, ReadyDelivery[]>();
    for (const delivery of ready) this.launch(delivery, refused);
    for (const [until, deliveries] of refused) await this.release(deliveries, new Date(until));
    return taken;
  }

  /** By number and by the bytes of bodies; a body above the bound goes alone. */
  private get room(): number {
    const { maxInFlight, maxBytes } = this.settings;
    const byBytes = Math.floor((maxBytes - this.bytes) / this.bodyBytes);
    return Math.max(this.inFlight === 0 ? 1 : 0, Math.min(maxInFlight - this.inFlight, byBytes));
  }

  private take(deliveries: readonly ReadyDelivery[]): void {
    if (deliveries.length === 0) return;
    const bytes = bytesOf(deliveries);
    this.inFlight += deliveries.length;
    this.bytes += bytes;
    this.bodyBytes = Math.max(1, bytes / deliveries.length);
  }

  private end(deliveries: readonly ReadyDelivery[]): void {
    this.inFlight -= deliveries.length;
    this.bytes -= bytesOf(deliveries);
    this.settledSignal.signal();
  }

  private capacityFreed(): boolean {
    if (this.saturated.size === 0) return false;
    const busy = new Set(this.receivers.saturatedSubscriptions().map(({ id }) => id));
    return [...this.saturated].some((id) => !busy.has(id));
  }

  private launch(delivery: ReadyDelivery, refused: Map<number, ReadyDelivery[]>): void {
    const host = addressOf(delivery.subscription.url).host;
    if (delivery.attempts === 0 && delivery.stream.startsWith(AWAITED_TEST_STREAM)) {
      this.receivers.admitAtOnce(host, delivery);
      void this.sendOne(host, delivery);
      return;
    }
    const admitted = this.receivers.admit(host, delivery);
    if (admitted === 'now') void this.sendOne(host, delivery);
    else if (admitted instanceof Date) {
      const until = admitted.getTime();
      refused.set(until, [...(refused.get(until) ?? []), delivery]);
    }
  }

  private async sendOne(host: string, delivery: ReadyDelivery): Promise<void> {
    const startedAt = this.dependencies.clock.now();
    if (delivery.leasedUntil.getTime() - startedAt.getTime() < NEEDED_OF_LEASE_MS) {
      // The lease is nearly over: another sender may claim the delivery soon, and it must not be sent twice
      // at once.
      this.receivers.releaseSlot(host);
      const others = this.receivers.takeWaitingFor(host, startedAt.getTime() + NEEDED_OF_LEASE_MS);
      await this.release([delivery, ...others], startedAt);
      this.sendNext(host);
      return;
    }
    const result = await this.attempt(delivery, startedAt);
    this.dependencies.onAttempt?.(result);
    this.writer.add({ delivery, startedAt, result });
    const opened = this.receivers.finished(host, result.error);
    this.sendNext(host);
    if (opened === null) return;
    this.dependencies.logger.warn({ host, until: opened.until }, 'receiver does not answer, circuit open');
    await this.release(opened.waiting, opened.until);
    await this.logFailure(this.dependencies.settlement.holdOff(opened));
  }

  private sendNext(host: string): void {
    for (let next = this.receivers.next(host); next !== null; next = this.receivers.next(host))
      void this.sendOne(host, next);
  }

  private async attempt(delivery: ReadyDelivery, now: Date): Promise<AttemptResult> {
    const { body, subscription } = delivery;
    const wrongly = delivery.stream.startsWith(WRONG_SIGNATURE_STREAM);
    const signed = wrongly ? Buffer.concat([body, Buffer.from(' ')]) : body;
    const signatures = this.dialect.sign({ body: signed, subscription });
    if (signatures === null) return this.notSent('unsigned', 'No key to sign with', delivery);
    const headers: Record<string, string> = {};
    const standard = standardHeaders(webhookId(delivery), signed, subscription.standardKey, now);
    Object.assign(headers, COMMON_HEADERS, delivery.headers, signatures, standard);
    const unsendable = Object.keys(headers).find((name) => !isHeaderText(headers[name] ?? ''));
    if (unsendable !== undefined)
      return this.notSent('invalid_header', `${unsendable} cannot be sent`, delivery);
    const accepts = (status: number) =>
      wrongly ? status >= 400 && status < 500 : this.dialect.accepts(status, subscription);
    return await this.dependencies.client.post({ url: subscription.url, headers, body, accepts });
  }

  private notSent(error: AttemptError, answer: string, { id, subscriptionId }: ReadyDelivery): AttemptResult {
    this.dependencies.logger.warn(
      { delivery: id, subscription: subscriptionId, error, answer },
      'webhook not sent',
    );
    return { status: null, error, durationMs: 0, answer, retryAfter: null };
  }

  private async release(deliveries: readonly ReadyDelivery[], dueAt: Date): Promise<void> {
    await this.logFailure(this.dependencies.settlement.release(deliveries, dueAt));
    this.end(deliveries);
  }

  /** If this cannot be written, the lease ends by itself. */
  private async logFailure(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) =>
      this.dependencies.logger.warn(
        { err: error },
        'webhook deliveries not given back, their lease will run out',
      ),
    );
  }

  private async settled(): Promise<void> {
    while (this.inFlight > 0) await this.settledSignal.wait(this.settings.pollMs);
    await this.writer.idle();
  }
}

function bytesOf(deliveries: readonly ReadyDelivery[]): number {
  return deliveries.reduce((sum, { body }) => sum + body.length, 0);
}
