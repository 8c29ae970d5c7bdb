import { Injectable } from '@nestjs/common';
import {
  Messages,
  type NewMessage,
  type OrderNewsTemplate,
  ConsumesOutbox,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { entryOfEvent, orderOfEvent, type OrderRecord, type TimelineEntry } from '../../ordering/index.js';
import { Clock, type RowOf, statement, type Transaction } from '../../base/index.js';

interface News {
  readonly courierId: number;
  readonly template: OrderNewsTemplate;
}
type Reading = (entry: TimelineEntry) => readonly { courierId: unknown; template: News['template'] }[];

/** How long a push service tries to reach a phone that is off: later the app shows the news itself. */
const LIFE_MS = 30 * 60_000;
/** A claim is answered within days. */
const CLAIM_LIFE_MS = 12 * 3_600_000;

const TARGETS = statement(
  'activity.order_news_targets',
  `select distinct s.id as "subscriptionId", n.courier_id as "courierId", n.order_id as "orderId", m.name as "merchantName"
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
         as n(hub_id, order_id, merchant_id, courier_id)
     join push_subscriptions s on s.courier_id = n.courier_id and s.hub_id = n.hub_id
     join merchants m on m.id = n.merchant_id where s.expires_at > $5
    order by s.id`,
);

type Target = RowOf<typeof TARGETS, 'orderId'>;

/** What couriers must learn although their app is closed; what they do themselves is no news to them. */
const NEWS: Partial<Record<OutboxTopic, Reading>> = {
  'order.accepted': ({ courierId }) => [{ courierId, template: 'courier_order_assigned' }],
  'order.courier_changed': ({ courierId, data }) => [
    { courierId, template: 'courier_order_assigned' },
    {
      courierId: data?.['previousCourierId'],
      template: data?.['delivered'] === true ? 'courier_order_delivered' : 'courier_order_taken',
    },
  ],
  'order.released': ({ courierId }) => [{ courierId, template: 'courier_order_taken' }],
  // Without a reason the courier is on the way back because everything was delivered.
  'order.returning': ({ courierId, data }) =>
    data?.['reason'] === undefined ? [] : [{ courierId, template: 'courier_order_returning' }],
  // What the recipient asks for; a change by the company is told by the company.
  'order.updated': ({ courierId, actor, data }) =>
    actor.kind === 'consumer'
      ? [{ courierId, template: isComing(data) ? 'courier_recipient_coming' : 'courier_order_changed' }]
      : [],
  'order.message': ({ courierId }) => [{ courierId, template: 'courier_message' }],
  'order.recipient_request': ({ courierId, data }) =>
    data?.['state'] === 'accepted' ? [{ courierId, template: 'courier_order_changed' }] : [],
  'order.claim': ({ courierId, data }) =>
    data?.['state'] === 'open' ? [{ courierId, template: 'courier_claim' }] : [],
  'order.cancelled': ({ courierId }) => [{ courierId, template: 'courier_order_cancelled' }],
  // For the courier who comes to collect what another one has.
  'order.act_refused': ({ courierId, data }) =>
    data?.['act'] === 'collect' ? [{ courierId, template: 'courier_goods_elsewhere' }] : [],
};

@Injectable()
@ConsumesOutbox()
export class OrderPushes implements OutboxConsumer {
  readonly name = 'order pushes';
  readonly topics: ReadonlySet<OutboxTopic> = new Set(Object.keys(NEWS) as OutboxTopic[]);
  readonly payloadTopics = this.topics;

  constructor(
    private readonly clock: Clock,
    private readonly messages: Messages,
  ) {}

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const found = events.flatMap((event) =>
      newsOf(event).map((news) => ({
        news,
        entry: entryOfEvent(event),
        order: orderOfEvent(event),
      })),
    );
    if (found.length === 0) return;
    const targets = await tx.query<Target, 'orderId'>(TARGETS, [
      found.map(({ order }) => order.hubId),
      found.map(({ order }) => order.id),
      found.map(({ order }) => order.merchantId),
      found.map(({ news }) => news.courierId),
      this.clock.now(),
    ]);
    const messages = found.flatMap(({ news, order, entry }) =>
      targets
        .filter(({ courierId, orderId }) => courierId === news.courierId && orderId === order.id)
        .map((target) => this.messageOf(news, order, entry, target)),
    );
    await this.messages.enqueue(tx, ...messages);
  }

  private messageOf(
    { template }: News,
    order: OrderRecord,
    { sequence }: TimelineEntry,
    { subscriptionId, merchantName }: Target,
  ): NewMessage {
    const lifeMs = template === 'courier_claim' ? CLAIM_LIFE_MS : LIFE_MS;
    const [orderId, to] = [String(order.id), String(subscriptionId)];
    const expiresAt = new Date(this.clock.millis() + lifeMs).toISOString();
    return {
      hubId: order.hubId,
      orderId: order.id,
      channel: 'push',
      to,
      template,
      words: { orderId, publicId: order.publicId, merchantName, expiresAt },
      key: `${template}:${orderId}.${String(sequence)}.${to}`,
    };
  }
}

/** Acts of one courier that are news to another one. */
const OF_OTHERS: ReadonlySet<OutboxTopic> = new Set(['order.act_refused', 'order.courier_changed']);

function isComing(data: TimelineEntry['data']): boolean {
  const fields: unknown = data?.['fields'];
  return Array.isArray(fields) && fields.includes('coming');
}

function newsOf(event: OutboxEvent): readonly News[] {
  const entry = entryOfEvent(event);
  if (entry.actor.kind === 'robot') return [];
  const ownId = entry.actor.kind === 'courier' ? entry.actor.id : null;
  if (ownId !== null && !OF_OTHERS.has(event.topic)) return [];
  return (NEWS[event.topic]?.(entry) ?? []).flatMap(({ courierId, template }) =>
    typeof courierId === 'number' && courierId !== ownId ? [{ courierId, template }] : [],
  );
}
