import { Injectable } from '@nestjs/common';
import type { OutboxEvent, OutboxTopic, WholeEvent } from '../outbox/index.js';
import { Clock, isDomainError, type FaceName, type Transaction } from '../shared/index.js';
import type { ReadyDelivery } from './delivery.claims.js';
import { SubscriptionTargets } from './subscription.targets.js';
import {
  heldUntil,
  mergeWindowOf,
  type DueEvent,
  type WebhookDialect,
  type WireMessage,
} from './webhook.dialect.js';
import type { SubscriptionTarget } from './webhook.types.js';

/** A sender in this process. */
export interface SenderAtHand {
  readonly dialect: WebhookDialect;
  readonly leaseMs: number;
  /** It keeps up: nothing waits to be claimed by it. */
  readonly abreast: boolean;
  /** How many more deliveries of this subscription it would take; none while older ones wait to be claimed. */
  room(subscription: SubscriptionTarget): number;
  take(deliveries: readonly ReadyDelivery[]): void;
  /** Waits until it has sent most of what it holds, for a moment at most. */
  ease(): Promise<void>;
}

/** The senders of this process, one per face at most. */
export class SendersAtHand {
  private readonly byFace = new Map<FaceName, SenderAtHand>();

  join(sender: SenderAtHand): void {
    this.byFace.set(sender.dialect.face, sender);
  }

  leave({ dialect }: SenderAtHand): void {
    this.byFace.delete(dialect.face);
  }

  all(): SenderAtHand[] {
    return [...this.byFace.values()];
  }

  of(face: FaceName): SenderAtHand | null {
    return this.byFace.get(face) ?? null;
  }
}

interface Listener {
  readonly face: FaceName;
  readonly subscriptionId: number;
}

interface Guess extends DueEvent {
  /** Of the event, among those at hand. */
  readonly place: number;
}

/** What a face says of an event to a subscription, worded before it is known for sure that it is told at all. */
export interface FirstWord {
  readonly place: number;
  readonly event: OutboxEvent;
  readonly subscription: SubscriptionTarget;
  readonly sender: SenderAtHand;
  readonly leasedUntil: Date;
  /** null: nothing. */
  readonly message: FirstMessage | null;
}

interface FirstMessage extends Omit<WireMessage, 'body'> {
  readonly body: Buffer;
}

/** A delivery as the fan-out wrote it. */
export interface Written {
  readonly id: number;
  readonly face: FaceName;
  readonly subscriptionId: number;
  readonly outboxId: number;
  /** With the words made for it, and leased to the sender at hand. */
  readonly handed: boolean;
}

const NOTHING: ReadonlySet<never> = new Set();

/** Kinds of events whose listeners are remembered. */
const MOST_REMEMBERED = 10_000;

/**
 * New deliveries for the senders of this process are worded and leased as they are written: nobody has to find, claim
 * and rewrite them. Who will be told is a guess, from who was told of such an event last; the fan-out decides. What is not
 * plain (to be sent later, merged, in several parts, beyond words), was not guessed or has no room waits to be claimed,
 * where all of that is seen to.
 */
@Injectable()
export class FirstHand {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly heard = new Set<OutboxTopic>();

  constructor(
    private readonly clock: Clock,
    private readonly targets: SubscriptionTargets,
    private readonly senders: SendersAtHand,
  ) {}

  /** Of what somebody here will probably want to send. */
  get topics(): ReadonlySet<OutboxTopic> {
    return this.senders.all().some((sender) => sender.abreast) ? this.heard : NOTHING;
  }

  /** Sorted by event and subscription. */
  async word(tx: Transaction, events: readonly OutboxEvent[]): Promise<FirstWord[]> {
    const words: FirstWord[] = [];
    for (const sender of this.senders.all()) {
      const guesses = await this.guess(tx, sender, events);
      if (guesses.length > 0) words.push(...(await this.say(sender, guesses)));
    }
    return words.sort((a, b) => a.place - b.place || a.subscription.id - b.subscription.id);
  }

  /** Once it is committed: hands on what was worded, and remembers who was told. */
  handOn(events: readonly OutboxEvent[], words: readonly FirstWord[], written: readonly Written[]): void {
    this.remember(events, written);
    const handed = new Map(
      written.filter((row) => row.handed).map((row) => [keyOf(row.outboxId, row.subscriptionId), row.id]),
    );
    const bySender = new Map<SenderAtHand, ReadyDelivery[]>();
    for (const word of words) {
      const id = handed.get(keyOf(word.event.id, word.subscription.id));
      if (id === undefined || word.message === null) continue;
      const deliveries = bySender.get(word.sender) ?? [];
      bySender.set(word.sender, deliveries);
      deliveries.push(readyOf(id, word, word.message));
    }
    for (const [sender, deliveries] of bySender) sender.take(deliveries);
  }

  async ease(): Promise<void> {
    await Promise.all(this.senders.all().map((sender) => sender.ease()));
  }

  /** Whom of this face the events will probably be told, as far as they can go as they are and there is room. */
  private async guess(
    tx: Transaction,
    sender: SenderAtHand,
    events: readonly OutboxEvent[],
  ): Promise<Guess[]> {
    const listening = events.flatMap((event, place) =>
      isWhole(event)
        ? (this.listeners.get(kindOf(event)) ?? [])
            .filter(({ face }) => face === sender.dialect.face)
            .map(({ subscriptionId }) => ({ place, event, subscriptionId }))
        : [],
    );
    const targets = await this.targets.byIds(
      listening.map(({ subscriptionId }) => subscriptionId),
      tx,
    );
    const room = new Map<number, number>();
    return listening.flatMap(({ place, event, subscriptionId }, key) => {
      const subscription = targets.get(subscriptionId);
      if (!subscription?.active) return [];
      const left = room.get(subscriptionId) ?? sender.room(subscription);
      const guess = { place, key, event, subscription };
      const goes = left > 0 && this.goesAsItIs(sender.dialect, guess);
      room.set(subscriptionId, goes ? left - 1 : left);
      return goes ? [guess] : [];
    });
  }

  private goesAsItIs(dialect: WebhookDialect, due: DueEvent): boolean {
    return heldUntil(dialect, due.event, this.clock.millis()) === null && mergeWindowOf(dialect, due) === 0;
  }

  private async say(sender: SenderAtHand, guesses: readonly Guess[]): Promise<FirstWord[]> {
    const leasedUntil = new Date(this.clock.millis() + sender.leaseMs);
    try {
      const context = await sender.dialect.gather(guesses);
      return guesses.flatMap((guess) => {
        const [message = null, ...more] = sender.dialect.word(guess, context);
        if (more.length > 0) return [];
        const { place, event, subscription } = guess;
        const bytes = message && { ...message, body: Buffer.from(message.body) };
        return [{ place, event, subscription, sender, leasedUntil, message: bytes }];
      });
    } catch (error) {
      // Whoever claims them finds out which of them it was, and says so.
      if (isDomainError(error, 'storage_unavailable')) throw error;
      return [];
    }
  }

  private remember(events: readonly OutboxEvent[], written: readonly Written[]): void {
    if (this.listeners.size > MOST_REMEMBERED) this.listeners.clear();
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const event of events) this.listeners.set(kindOf(event), []);
    for (const { outboxId, face, subscriptionId } of written) {
      const event = byId.get(outboxId);
      const listeners = event && this.listeners.get(kindOf(event));
      if (!listeners || listeners.some((one) => one.subscriptionId === subscriptionId)) continue;
      listeners.push({ face, subscriptionId });
      this.heard.add(event.topic);
    }
  }
}

function isWhole(event: OutboxEvent): event is WholeEvent {
  return event.payload !== null;
}

/** Events of one kind are told to the same subscriptions. */
function kindOf({ hubId, merchantId, topic, stream }: OutboxEvent): string {
  return `${String(hubId)}/${String(merchantId)}/${topic}/${stream.charAt(0)}`;
}

function keyOf(outboxId: number, subscriptionId: number): string {
  return `${String(outboxId)}/${String(subscriptionId)}`;
}

function readyOf(
  id: number,
  { event: { hubId, stream }, subscription, leasedUntil }: FirstWord,
  { body, headers = {} }: FirstMessage,
): ReadyDelivery {
  const subscriptionId = subscription.id;
  return {
    id,
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
