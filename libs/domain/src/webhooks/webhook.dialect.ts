import type { FaceName } from '../shared/index.js';
import type { OutboxEvent, WholeEvent } from '../outbox/index.js';
import type { SubscriptionTarget } from './webhook.types.js';

/** An event whose turn it is, and for whom. */
export interface DueEvent {
  /** Tells those that are gathered for at once apart. */
  readonly key: number;
  readonly event: WholeEvent;
  readonly subscription: SubscriptionTarget;
}

/** What goes over the wire, and what the log calls it. */
export interface WireMessage {
  readonly name: string;
  /** These very bytes are kept, signed and sent, at every try. */
  readonly body: string;
  readonly headers?: Record<string, string>;
}

/** Somebody wants to see whether a receiver hears us. */
export interface TestOccasion {
  readonly deliveryId: number;
  readonly at: Date;
  readonly subscription: SubscriptionTarget;
}

/** What the log calls a test, whatever the face calls it. */
export const TEST_EVENT = 'TEST';

/** Beside the face's own headers on every test, and on nothing else. */
export const TEST_HEADERS: Readonly<Record<string, string>> = { 'webhook-test': 'true' };

export interface SignedMessage {
  readonly body: string | Buffer;
  readonly subscription: SubscriptionTarget;
}

/** How one face words, signs and understands. Implemented by the face, worked off by its own senders. */
export interface WebhookDialect<Context = unknown> {
  readonly face: FaceName;
  /** Reads at once whatever wording the events needs beyond their snapshots. */
  gather(due: readonly DueEvent[]): Promise<Context>;
  /** Nothing, one message or several, sent one after the other. Throwing gives the delivery up. */
  word(due: DueEvent, context: Context): readonly WireMessage[];
  /** A message in the face's own form, about an order that cannot be one: its id is 0. */
  test(occasion: TestOccasion): Promise<WireMessage>;
  /** Headers made anew at every try: signatures with the current key. null: there is no key to sign with. */
  sign(message: SignedMessage): Record<string, string> | null;
  accepts(status: number): boolean;
  /** Not to be sent earlier. */
  notBefore?(event: OutboxEvent): Date | null;
  /** Events of one stream this close to each other go as one, told by the last; null: this one goes alone. */
  mergeWindowMs?(event: OutboxEvent, subscription: SubscriptionTarget): number | null;
}

/** Until when the face does not want the event told; null: it may be told now. */
export function heldUntil(dialect: WebhookDialect, event: OutboxEvent, now: number): Date | null {
  const notBefore = dialect.notBefore?.(event) ?? null;
  return notBefore !== null && notBefore.getTime() > now ? notBefore : null;
}

/** 0: it goes alone. */
export function mergeWindowOf(
  dialect: WebhookDialect,
  { event, subscription }: Pick<DueEvent, 'event' | 'subscription'>,
): number {
  return dialect.mergeWindowMs?.(event, subscription) ?? 0;
}
