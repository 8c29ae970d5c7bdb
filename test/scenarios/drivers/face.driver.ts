import {
  renderWithSequence,
  type DueEvent,
  type OutboxEventWithPayload,
  type SubscriptionTarget,
  type WebhookDialect,
} from '#domain';
import type { HubWorld } from '../../support/builders/index.js';
import type { FaceHarness } from '../../support/index.js';

/** What a scenario asks of an order; each face has its own words for it. */
export interface OrderOptions {
  readonly needsReturn?: boolean;
  readonly inMinutes?: number;
}

/** An order as its caller and the core know it. */
export interface CreatedOrder {
  /** The core's number. */
  readonly id: number;
  /** How the caller speaks of it. */
  readonly ref: string;
}

/** One of the three faces, as a scenario speaks to it. Words are the face's own. */
export interface FaceDriver {
  readonly name: 'Full API' | 'Open Delivery' | 'Model M';
  /** Open Delivery has no scheduling. */
  readonly schedules: boolean;
  create(wish?: OrderOptions): Promise<CreatedOrder>;
  cancel(order: CreatedOrder): Promise<void>;
  /** The word for where the order stands. */
  status(order: CreatedOrder): Promise<string>;
  /** The statuses that its webhooks have told, in the same words and in their order. */
  publishedStatuses(order: CreatedOrder): Promise<string[]>;
}

export interface RenderedMessage {
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ScenarioContext {
  readonly face: FaceHarness;
  readonly world: HubWorld;
}

/** The messages of all events of an order, rendered as the senders of that face do. */
export async function webhookMessages<Context>(
  { face }: ScenarioContext,
  dialect: WebhookDialect<Context>,
  { id }: CreatedOrder,
  subscription: Partial<SubscriptionTarget> = {},
): Promise<RenderedMessage[]> {
  const events = await face.core.db.query<OutboxEventWithPayload>(
    `select id, topic, stream, payload, hub_id as "hubId", aggregate_id as "aggregateId",
            merchant_id as "merchantId", occurred_at as "occurredAt"
       from outbox where stream = (select coalesce(stream, 'o:' || id) from orders where id = $1) order by id`,
    [id],
  );
  const due = events.map((event) => ({ key: event.id, event, subscription }) as DueEvent);
  const context = await dialect.loadContext(due);
  return due
    .flatMap((one) => renderWithSequence(dialect, one, context))
    .map(({ body, headers = {} }) => ({ body: JSON.parse(body) as Record<string, unknown>, headers }));
}

export async function webhookBodies<Context>(
  ...args: Parameters<typeof webhookMessages<Context>>
): Promise<Record<string, unknown>[]> {
  return (await webhookMessages(...args)).map(({ body }) => body);
}
