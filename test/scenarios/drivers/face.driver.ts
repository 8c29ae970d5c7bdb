import {
  type DueEvent,
  type OutboxEventWithPayload,
  type SubscriptionTarget,
  type WebhookDialect,
} from '#domain';
import { renderWithSequence } from '#domain/testing';
import type { HubWorld } from '../../support/builders/index.js';
import type { FaceHarness } from '../../support/index.js';

/** Options of an order; each face has its own words for them. */
export interface OrderOptions {
  readonly needsReturn?: boolean;
  readonly inMinutes?: number;
}

/** An order with the names that its caller and the core give it. */
export interface CreatedOrder {
  /** The core's id. */
  readonly id: number;
  /** The caller's id. */
  readonly ref: string;
}

/** A face as scenarios use it; texts are in the face's own vocabulary. */
export interface FaceDriver {
  readonly name: 'Full API' | 'Open Delivery' | 'Model M';
  /** false for Open Delivery, which has no scheduling. */
  readonly schedules: boolean;
  create(wish?: OrderOptions): Promise<CreatedOrder>;
  cancel(order: CreatedOrder): Promise<void>;
  /** The face's word for the order's status. */
  status(order: CreatedOrder): Promise<string>;
  /** Statuses that webhooks have published, in order. */
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

/** Messages about all events of an order, rendered as the senders of that face do. */
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
