import { Injectable } from '@nestjs/common';
import { type Hub, Hubs } from '../../company/index.js';
import {
  Messages,
  type NewMessage,
  ConsumesOutbox,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { CourierVisits, type Stop, whatFollows } from '../orders/index.js';
import { PhoneLinks, PublicUrl, type RowOf, statement, type Transaction } from '../../base/index.js';
import { type StopNews, toRecipient } from './moment-messages.mapper.js';

type NotifiedOrder = RowOf<typeof ORDERS>;

interface Due {
  readonly order: NotifiedOrder;
  readonly stop: Stop;
  readonly template: EventTemplate;
}

/** What recipients are told by events of the order; the rest is told with the change that it is about. */
type EventTemplate =
  | 'delivery_on_the_way'
  | 'delivery_arriving'
  | 'delivery_delivered'
  | 'delivery_rating_asked'
  | 'delivery_failed'
  | 'delivery_redelivery';

/** After the delivery, when what was brought has been seen. */
const RATED_AFTER_MS = 20 * 60_000;

const COLUMNS = `select o.id, o.hub_id as "hubId", o.courier_id as "courierId", o.status, o.needs_return as "needsReturn",
       o.redelivery_of as "redeliveryOf", o.scheduled_for as "scheduledFor", o.stops, m.name as "merchantName"
  from orders o join merchants m on m.id = o.merchant_id`;
const ORDERS = statement('tracking.recipient_orders', `${COLUMNS} where o.id = any($1::bigint[])`);
const REDELIVERIES = statement(
  'tracking.recipient_redeliveries',
  `${COLUMNS} where o.redelivery_of = any($1::bigint[]) and o.status <> 'cancelled'`,
);

/** Events by which a courier loses the order, which then names that courier no more: the payload is read. */
const LOST: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.released', 'order.courier_changed']);
const CHOSEN: OutboxTopic = 'courier.visits_chosen';
/** On the stream of the order that failed. */
const AGAIN: OutboxTopic = 'order.redelivery';

interface LostPayload {
  readonly event: { readonly courierId: number | null; readonly data: { previousCourierId?: number } | null };
}

/** Messages to the recipients of an order's stops, where the hub wants them; each stop gets each once. */
@Injectable()
@ConsumesOutbox()
export class RecipientMessages implements OutboxConsumer {
  readonly name = 'recipient messages';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>([
    'order.collected',
    'order.arrived_at_stop',
    'order.stop_delivered',
    'order.stop_failed',
    'order.returned',
    'order.cancelled',
    'order.updated',
    'order.deleted',
    ...LOST,
    CHOSEN,
    AGAIN,
  ]);
  /** Payloads of other events are not read: what to send follows from the orders as they are now. */
  readonly payloadTopics = LOST;

  constructor(
    private readonly hubs: Hubs,
    private readonly messages: Messages,
    private readonly visits: CourierVisits,
    private readonly publicUrl: PublicUrl,
    private readonly phones: PhoneLinks,
  ) {}

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const telling = new Map<number, Hub>();
    for (const hubId of new Set(events.map((event) => event.hubId))) {
      const hub = await this.hubs.get(hubId, tx);
      const wanted = hub.settings.recipientMessages;
      if (Object.values(wanted).some((channels) => channels.length > 0)) telling.set(hubId, hub);
    }
    const wanted = events.filter((event) => telling.has(event.hubId));
    if (wanted.length === 0) return;
    const ids = wanted.filter(({ topic }) => topic !== CHOSEN).map((event) => event.aggregateId);
    const changed = await this.orders(tx, ids);
    const due: Due[] = changed.flatMap((order) =>
      order.stops.flatMap((stop) => templatesOf(order, stop).map((template) => ({ order, stop, template }))),
    );
    due.push(
      ...(await this.next(tx, couriersOf(wanted, changed), changed)),
      ...(await this.again(tx, wanted)),
    );
    const messages = due.flatMap((one) => this.messagesOf(one, telling.get(one.order.hubId)));
    await this.messages.enqueue(tx, ...messages);
  }

  private async orders(tx: Transaction, ids: readonly number[]): Promise<NotifiedOrder[]> {
    return ids.length === 0 ? [] : await tx.query(ORDERS, [[...new Set(ids)]]);
  }

  /** The stops that the couriers go to next, also of orders beside those that have changed. */
  private async next(
    tx: Transaction,
    couriers: readonly number[],
    changed: readonly NotifiedOrder[],
  ): Promise<Due[]> {
    const routes = couriers.length === 0 ? [] : (await this.visits.ofMany(couriers, tx)).values();
    const next = [...routes].flatMap(({ visits: [first] }) => (first?.goal === 'stop' ? [first] : []));
    const beside = next.filter(({ orderId }) => changed.every(({ id }) => id !== orderId));
    const others = await this.orders(
      tx,
      beside.map(({ orderId }) => orderId),
    );
    return next.flatMap(({ orderId, ordinal }) => {
      const order = [...changed, ...others].find(({ id }) => id === orderId);
      const stop = order?.stops.find((one) => one.ordinal === ordinal);
      return order && stop?.arrivedAt === null ? [{ order, stop, template: 'delivery_on_the_way' }] : [];
    });
  }

  private async again(tx: Transaction, events: readonly OutboxEvent[]): Promise<Due[]> {
    const firsts = events.filter(({ topic }) => topic === AGAIN).map(({ aggregateId }) => aggregateId);
    const orders = firsts.length === 0 ? [] : await tx.query<NotifiedOrder>(REDELIVERIES, [firsts]);
    return orders.flatMap((order) =>
      order.stops.map((stop) => ({ order, stop, template: 'delivery_redelivery' as const })),
    );
  }

  private messagesOf({ order, stop, template }: Due, hub: Hub | undefined): NewMessage[] {
    if (!hub) return [];
    const { id: orderId, merchantName } = order;
    const facts = { hub, orderId, merchantName, stop, base: this.publicUrl.base };
    return toRecipient(facts, newsOf(template, order, stop, this.phones));
  }
}

function newsOf(template: EventTemplate, order: NotifiedOrder, stop: Stop, phones: PhoneLinks): StopNews {
  const key = `${String(order.id)}.${String(stop.ordinal)}`;
  switch (template) {
    case 'delivery_on_the_way':
    case 'delivery_arriving':
    case 'delivery_delivered':
      return { template, key, words: { code: stop.confirmationCode } };
    case 'delivery_rating_asked': {
      const dueAt = new Date(new Date(stop.finishedAt ?? 0).getTime() + RATED_AFTER_MS);
      const page = `avaliacao?m=${phones.of(stop.trackingToken)}`;
      return { template, key, words: {}, page, dueAt };
    }
    case 'delivery_failed':
      return { template, key, words: { next: whatFollows(order, stop) } };
    case 'delivery_redelivery':
      return { template, key, words: { answer: null }, at: order.scheduledFor };
  }
}

/** The messages that fit the stop as it is now, wherever the courier goes next. */
function templatesOf({ status }: NotifiedOrder, stop: Stop): EventTemplate[] {
  if (stop.status === 'delivered') return ['delivery_delivered', 'delivery_rating_asked'];
  if (stop.status === 'failed') return ['delivery_failed'];
  const open = stop.finishedAt === null && status === 'collected';
  return open && stop.arrivedAt !== null ? ['delivery_arriving'] : [];
}

/** Couriers whose next stop may be another since the events. */
function couriersOf(events: readonly OutboxEvent[], orders: readonly NotifiedOrder[]): number[] {
  const carriers = orders.map(({ courierId }) => courierId);
  const lost = events.flatMap(({ topic, payload }) => {
    if (!LOST.has(topic) || payload === null) return [];
    const { courierId, data } = (payload as LostPayload).event;
    return [courierId, data?.previousCourierId ?? null];
  });
  const chosen = events.flatMap(({ topic, aggregateId }) => (topic === CHOSEN ? [aggregateId] : []));
  return [...new Set([...carriers, ...lost, ...chosen])].filter((id) => id !== null);
}
