import type { FaceName } from '../../base/index.js';
import type { OutboxEvent, OutboxEventWithPayload } from '../../events/index.js';
import type { SubscriptionTarget } from './subscription-targets.service.js';

export interface DueEvent {
  /** Unique among the events that one `loadContext` is called for. */
  readonly key: number;
  readonly event: OutboxEventWithPayload;
  readonly subscription: SubscriptionTarget;
}

export interface WireMessage {
  /** The event's name in the delivery log. */
  readonly name: string;
  /** Stored, signed and sent unchanged at every attempt. */
  readonly body: string;
  readonly headers?: Record<string, string>;
}

export interface TestContext {
  readonly at: Date;
  readonly subscription: SubscriptionTarget;
  /** The face's name of the event that was asked for; null: the face's usual one. */
  readonly event: string | null;
}

/** Prefix of the streams of test messages that are signed wrongly on purpose. */
export const WRONG_SIGNATURE_STREAM = 'test-wrong-signature:';

/** Prefix of the streams of test messages whose sender waits for the answer. */
export const AWAITED_TEST_STREAM = 'test:';

/** `due_at` of a test until its first attempt: before all, and also of a subscription that is left out. */
export const DUE_NOW = new Date(0);

export const TEST_EVENT = 'TEST';

/** Sent with test messages only, beside the face's own headers. */
export const TEST_HEADERS: Readonly<Record<string, string>> = { 'webhook-test': 'true' };

export interface SignedMessage {
  readonly body: string | Buffer;
  readonly subscription: SubscriptionTarget;
}

/** Header of each message about an order: the number of the event among those of its order. Not signed. */
export const SEQUENCE_HEADER = 'webhook-sequence';

/** Header of each message to an app about a shop that installed it: of which connection. Not signed. */
export const CONNECTION_HEADER = 'webhook-connection';

/** Rendering and signing of one face's webhooks. Implemented by the face. */
export interface WebhookDialect<Context = unknown> {
  readonly face: FaceName;
  /** Reads in one go what rendering the events needs beyond their snapshots. */
  loadContext(due: readonly DueEvent[]): Promise<Context>;
  /** No message, one, or several that are sent one after the other. An error gives the delivery up. */
  render(due: DueEvent, context: Context): readonly WireMessage[];
  /** A message in the face's own form, about the order id 0, which does not exist. */
  renderTest(test: TestContext): Promise<WireMessage>;
  /** Signature headers, made at every attempt with the current key. null: there is no key to sign with. */
  sign(message: SignedMessage): Record<string, string> | null;
  accepts(status: number, subscription: Pick<SubscriptionTarget, 'acceptAny2xx'>): boolean;
  /** Number of a message among its order's; absent: that of the event in the timeline. null: none. */
  sequenceOf?(event: OutboxEventWithPayload, part: number): number | null;
  /** Earliest instant the event may be sent at; null: at once. */
  notBefore?(event: OutboxEvent): Date | null;
  /** Events of a stream within this window are one message, rendered from the last; null: not merged. */
  mergeWindowMs?(event: OutboxEvent, subscription: SubscriptionTarget): number | null;
}

export function renderWithSequence<Context>(
  dialect: WebhookDialect<Context>,
  due: DueEvent,
  context: Context,
): readonly WireMessage[] {
  if (due.event.topic.startsWith('app.')) return [appMessage(due.event)];
  const messages = dialect.render(due, context);
  return messages.map((message, part) => {
    const sequence = dialect.sequenceOf ? dialect.sequenceOf(due.event, part) : timelineSequence(due.event);
    if (sequence === null) return message;
    return { ...message, headers: { ...message.headers, [SEQUENCE_HEADER]: String(sequence) } };
  });
}

/** What a merchant decided about an app: one form for every face, with the face's signature. */
function appMessage({ topic, occurredAt, payload }: OutboxEventWithPayload): WireMessage {
  return { name: topic, body: JSON.stringify({ event: topic, at: occurredAt, ...payload }) };
}

/** The number of an order's event in the order's timeline, from 1; null: another event. */
export function timelineSequence({ topic, payload }: OutboxEventWithPayload): number | null {
  const { event } = payload as { event?: { sequence?: unknown } };
  return topic.startsWith('order.') && typeof event?.sequence === 'number' ? event.sequence : null;
}
