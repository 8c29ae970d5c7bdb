import { Injectable } from '@nestjs/common';
import type { OutboxEvent, OutboxTopic, OutboxEventWithPayload } from '../../events/index.js';
import { Clock, type FaceName, isDomainError, BoundedCache, type Transaction } from '../../base/index.js';
import { SubscriptionTargets } from './subscription-targets.service.js';
import {
  heldUntil,
  mergeWindowOf,
  renderWithSequence,
  type DueEvent,
  type WebhookDialect,
  type WireMessage,
} from './webhook-dialect.port.js';
import { newNonce } from './webhook-signature.rules.js';
import type { ReadyDelivery, SubscriptionTarget } from './webhook.types.js';

/** A sender in this process. */
export interface LocalSender {
  readonly dialect: WebhookDialect;
  readonly leaseMs: number;
  /** Nothing waits to be claimed by this sender. */
  readonly caughtUp: boolean;
  /** How many more deliveries of the subscription the sender takes; none while older ones wait to be claimed. */
  capacity(subscription: SubscriptionTarget): number;
  send(deliveries: readonly ReadyDelivery[]): void;
  /** Waits, for a moment at most, until the sender has sent most of its deliveries. */
  backpressure(): Promise<void>;
}

/** The senders of this process, one per face at most. */
export class LocalSenders {
  /** The database takes no writes, so senders claim nothing. */
  resting = false;

  private readonly byFace = new Map<FaceName, LocalSender>();

  add(sender: LocalSender): void {
    this.byFace.set(sender.dialect.face, sender);
  }

  remove({ dialect }: LocalSender): void {
    this.byFace.delete(dialect.face);
  }

  all(): LocalSender[] {
    return [...this.byFace.values()];
  }

  of(face: FaceName): LocalSender | null {
    return this.byFace.get(face) ?? null;
  }
}

interface LikelyRecipient {
  readonly face: FaceName;
  readonly subscriptionId: number;
}

interface DispatchCandidate extends DueEvent {
  /** Position of the event in its batch. */
  readonly position: number;
}

/** What a face renders of an event for a subscription, before the fan-out decides that the subscription gets it. */
export interface RenderedDelivery {
  readonly position: number;
  readonly event: OutboxEvent;
  readonly subscription: SubscriptionTarget;
  readonly sender: LocalSender;
  readonly leasedUntil: Date;
  /** null: the face sends nothing of this event. */
  readonly message: RenderedMessage | null;
}

interface RenderedMessage extends Omit<WireMessage, 'body'> {
  readonly body: Buffer;
  readonly nonce: number;
}

/** A delivery as the fan-out wrote it. */
export interface WrittenDelivery {
  readonly id: number;
  readonly createdAt: Date;
  readonly face: FaceName;
  readonly subscriptionId: number;
  readonly outboxId: number;
  /** Rendered in advance and leased to the sender of this process. */
  readonly leased: boolean;
}

const NOTHING: ReadonlySet<never> = new Set();

/** How many kinds of events (hub, merchant, topic) have their subscriptions cached. */
const MAX_KINDS = 10_000;

/**
 * Renders and leases new deliveries for senders of this process in the statement that writes them, so that no delivery
 * must be claimed and updated first. The candidates are the subscriptions that got the last event of the same kind; the
 * fan-out decides. A delivery that was not a candidate, is sent later, merged or in several parts, or exceeds the
 * sender's capacity, waits for `DeliveryClaims`.
 */
@Injectable()
export class InProcessDispatch {
  private readonly recipientsByKind = new BoundedCache<string, LikelyRecipient[]>(MAX_KINDS);
  private readonly deliveredTopics = new Set<OutboxTopic>();

  constructor(
    private readonly clock: Clock,
    private readonly targets: SubscriptionTargets,
    private readonly senders: LocalSenders,
  ) {}

  /** Topics that a sender of this process will probably send. */
  get payloadTopics(): ReadonlySet<OutboxTopic> {
    return this.senders.all().some((sender) => sender.caughtUp) ? this.deliveredTopics : NOTHING;
  }

  /** Sorted by event and subscription. */
  async render(tx: Transaction, events: readonly OutboxEvent[]): Promise<RenderedDelivery[]> {
    const rendered: RenderedDelivery[] = [];
    for (const sender of this.senders.all()) {
      const candidates = await this.candidates(tx, sender, events);
      if (candidates.length > 0) rendered.push(...(await this.renderCandidates(sender, candidates)));
    }
    return rendered.sort((a, b) => a.position - b.position || a.subscription.id - b.subscription.id);
  }

  /**
   * After the commit: gives the rendered deliveries to their senders, and remembers which subscriptions got the
   * events.
   */
  dispatch(
    events: readonly OutboxEvent[],
    rendered: readonly RenderedDelivery[],
    written: readonly WrittenDelivery[],
  ): void {
    this.remember(events, written);
    const handed = new Map(
      written.filter((row) => row.leased).map((row) => [keyOf(row.outboxId, row.subscriptionId), row]),
    );
    const bySender = new Map<LocalSender, ReadyDelivery[]>();
    for (const delivery of rendered) {
      const row = handed.get(keyOf(delivery.event.id, delivery.subscription.id));
      if (row === undefined || delivery.message === null) continue;
      const deliveries = bySender.get(delivery.sender) ?? [];
      bySender.set(delivery.sender, deliveries);
      deliveries.push(readyOf(row, delivery, delivery.message));
    }
    for (const [sender, deliveries] of bySender) sender.send(deliveries);
  }

  async backpressure(): Promise<void> {
    await Promise.all(this.senders.all().map((sender) => sender.backpressure()));
  }

  /**
   * Candidates: subscriptions of the sender's face that will probably get the events, where the events can be sent at
   * once.
   */
  private async candidates(
    tx: Transaction,
    sender: LocalSender,
    events: readonly OutboxEvent[],
  ): Promise<DispatchCandidate[]> {
    const likely = events.flatMap((event, position) =>
      isWhole(event)
        ? (this.recipientsByKind.get(kindOf(event)) ?? [])
            .filter(({ face }) => face === sender.dialect.face)
            .map(({ subscriptionId }) => ({ position, event, subscriptionId }))
        : [],
    );
    const targets = await this.targets.byIds(
      likely.map(({ subscriptionId }) => subscriptionId),
      tx,
    );
    const capacities = new Map<number, number>();
    return likely.flatMap(({ position, event, subscriptionId }, key) => {
      const subscription = targets.get(subscriptionId);
      if (!subscription?.active) return [];
      const left = capacities.get(subscriptionId) ?? sender.capacity(subscription);
      const candidate = { position, key, event, subscription };
      const goes = left > 0 && this.isPlain(sender.dialect, candidate);
      capacities.set(subscriptionId, goes ? left - 1 : left);
      return goes ? [candidate] : [];
    });
  }

  private isPlain(dialect: WebhookDialect, due: DueEvent): boolean {
    return heldUntil(dialect, due.event, this.clock.millis()) === null && mergeWindowOf(dialect, due) === 0;
  }

  private async renderCandidates(
    sender: LocalSender,
    candidates: readonly DispatchCandidate[],
  ): Promise<RenderedDelivery[]> {
    const leasedUntil = new Date(this.clock.millis() + sender.leaseMs);
    try {
      const context = await sender.dialect.loadContext(candidates);
      return candidates.flatMap((candidate) => {
        const [message = null, ...more] = renderWithSequence(sender.dialect, candidate, context);
        if (more.length > 0) return [];
        const { position, event, subscription } = candidate;
        const bytes = message && { ...message, body: Buffer.from(message.body), nonce: newNonce() };
        return [{ position, event, subscription, sender, leasedUntil, message: bytes }];
      });
    } catch (error) {
      // The claim of these deliveries finds out which of them failed, and logs it.
      if (isDomainError(error, 'storage_unavailable')) throw error;
      return [];
    }
  }

  private remember(events: readonly OutboxEvent[], written: readonly WrittenDelivery[]): void {
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const event of events) this.recipientsByKind.set(kindOf(event), []);
    for (const { outboxId, face, subscriptionId } of written) {
      const event = byId.get(outboxId);
      const recipients = event && this.recipientsByKind.get(kindOf(event));
      if (!recipients || recipients.some((one) => one.subscriptionId === subscriptionId)) continue;
      recipients.push({ face, subscriptionId });
      this.deliveredTopics.add(event.topic);
    }
  }
}

function isWhole(event: OutboxEvent): event is OutboxEventWithPayload {
  return event.payload !== null;
}

/** Events of one kind go to the same subscriptions. */
function kindOf({ hubId, merchantId, topic, stream }: OutboxEvent): string {
  return `${String(hubId)}/${String(merchantId)}/${topic}/${stream.charAt(0)}`;
}

function keyOf(outboxId: number, subscriptionId: number): string {
  return `${String(outboxId)}/${String(subscriptionId)}`;
}

function readyOf(
  { id, createdAt }: WrittenDelivery,
  { event: { hubId, stream }, subscription, leasedUntil }: RenderedDelivery,
  { body, nonce, headers = {} }: RenderedMessage,
): ReadyDelivery {
  const subscriptionId = subscription.id;
  return {
    id,
    createdAt,
    nonce,
    hubId,
    subscriptionId,
    stream,
    attempts: 0,
    tries: 0,
    body,
    headers,
    leasedUntil,
    subscription,
  };
}
