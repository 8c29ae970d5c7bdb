import type { DueEvent, WholeEvent, SubscriptionTarget, WebhookDialect } from '#domain';
import type { HubWorld } from '../../support/builders/index.js';
import type { FaceHarness } from '../../support/index.js';

/** What a scenario asks of an order; each face has its own words for it. */
export interface Wish {
  readonly needsReturn?: boolean;
  readonly inMinutes?: number;
}

/** An order as its caller and the core know it. */
export interface Opened {
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
  open(wish?: Wish): Promise<Opened>;
  cancel(order: Opened): Promise<void>;
  /** The word for where the order stands. */
  status(order: Opened): Promise<string>;
  /** The statuses that its webhooks have told, in the same words and in their order. */
  told(order: Opened): Promise<string[]>;
}

export interface Stage {
  readonly face: FaceHarness;
  readonly world: HubWorld;
}

/** The bodies of everything told of an order, worded as the senders of that face do. */
export async function wordings<Context>(
  { face }: Stage,
  dialect: WebhookDialect<Context>,
  { id }: Opened,
  subscription: Partial<SubscriptionTarget> = {},
): Promise<Record<string, unknown>[]> {
  const events = await face.core.db.query<WholeEvent>(
    `select id, topic, stream, payload, hub_id as "hubId", aggregate_id as "aggregateId",
            merchant_id as "merchantId", occurred_at as "occurredAt"
       from outbox where stream = (select coalesce(stream, 'o:' || id) from orders where id = $1) order by id`,
    [id],
  );
  const due = events.map((event) => ({ key: event.id, event, subscription }) as DueEvent);
  const context = await dialect.gather(due);
  return due
    .flatMap((one) => dialect.word(one, context))
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
}
