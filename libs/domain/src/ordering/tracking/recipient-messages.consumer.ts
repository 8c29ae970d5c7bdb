import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hubs, type HubSettings } from '../../company/index.js';
import {
  Messages,
  type NewMessage,
  OutboxConsumers,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { CourierVisits, type OrderStatus, type Stop } from '../orders/index.js';
import { PublicUrl, trackingUrl, statement, type Transaction } from '../../base/index.js';

interface NotifiedOrder {
  readonly id: number;
  readonly hubId: number;
  readonly courierId: number | null;
  readonly status: OrderStatus;
  readonly stops: readonly Stop[];
  readonly merchantName: string;
}

interface Due {
  readonly order: NotifiedOrder;
  readonly stop: Stop;
  readonly template: RecipientTemplate | null;
}

type RecipientTemplate = 'delivery_on_the_way' | 'delivery_arriving' | 'delivery_delivered';

const ORDERS = statement(
  'tracking.recipient_orders',
  `select o.id, o.hub_id as "hubId", o.courier_id as "courierId", o.status, o.stops, m.name as "merchantName"
     from orders o join merchants m on m.id = o.merchant_id where o.id = any($1::bigint[])`,
);

/** Events by which a courier loses the order. The order names that courier no more, so the payload is read. */
const LOST: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.released', 'order.courier_changed']);
const CHOSEN: OutboxTopic = 'courier.visits_chosen';

/** The payload of an event of `LOST`. */
interface LostPayload {
  readonly event: { readonly courierId: number | null; readonly data: { previousCourierId?: number } | null };
}

/** Messages to the recipients of an order's stops, where the hub wants them. A stop gets each message once. */
@Injectable()
export class RecipientMessages implements OutboxConsumer, OnModuleInit {
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
  ]);
  /** Payloads of other events are not read: what to send follows from the orders as they are now. */
  readonly payloadTopics = LOST;

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly hubs: Hubs,
    private readonly messages: Messages,
    private readonly visits: CourierVisits,
    private readonly publicUrl: PublicUrl,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const settings = new Map<number, HubSettings['recipientMessages']>();
    for (const hubId of new Set(events.map((event) => event.hubId))) {
      const hub = await this.hubs.get(hubId, tx);
      const wanted = hub.settings.recipientMessages;
      if (!hub.sandbox && Object.values(wanted).some((channels) => channels.length > 0))
        settings.set(hubId, wanted);
    }
    const wanted = events.filter((event) => settings.has(event.hubId));
    if (wanted.length === 0) return;
    const ids = wanted.filter(({ topic }) => topic !== CHOSEN).map((event) => event.aggregateId);
    const changed = await this.orders(tx, ids);
    const due: Due[] = changed.flatMap((order) =>
      order.stops.map((stop) => ({ order, stop, template: templateOf(order, stop) })),
    );
    due.push(...(await this.next(tx, couriersOf(wanted, changed), changed)));
    const messages = due.flatMap(({ order, stop, template }) => {
      const channels = settings.get(order.hubId);
      return channels && template ? this.messagesOf(order, stop, template, channels) : [];
    });
    await this.messages.enqueue(tx, ...messages);
  }

  private async orders(tx: Transaction, ids: readonly number[]): Promise<NotifiedOrder[]> {
    return ids.length === 0 ? [] : await tx.query<NotifiedOrder>(ORDERS, [[...new Set(ids)]]);
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

  private messagesOf(
    order: NotifiedOrder,
    stop: Stop,
    template: RecipientTemplate,
    wanted: HubSettings['recipientMessages'],
  ): NewMessage[] {
    const channels: Record<RecipientTemplate, readonly ('sms' | 'whatsapp')[]> = {
      delivery_on_the_way: wanted.onTheWay,
      delivery_arriving: wanted.arriving,
      delivery_delivered: wanted.delivered,
    };
    const { phone: to } = stop;
    if (to === null || to === '') return [];
    return channels[template].map((channel) => ({
      hubId: order.hubId,
      orderId: order.id,
      channel,
      to,
      template,
      words: this.words(order, stop),
      key: `${template}:${channel}:${String(order.id)}.${String(stop.ordinal)}`,
    }));
  }

  private words({ merchantName }: NotifiedOrder, stop: Stop) {
    return {
      language: stop.language ?? null,
      recipientName: stop.name ?? '',
      merchantName,
      link: trackingUrl(this.publicUrl.base, stop.trackingToken),
      code: stop.confirmationCode,
    };
  }
}

/** The message that fits the stop as it is now, wherever the courier goes next. */
function templateOf({ status }: NotifiedOrder, stop: Stop): RecipientTemplate | null {
  if (stop.status === 'delivered') return 'delivery_delivered';
  const open = stop.finishedAt === null && status === 'collected';
  return open && stop.arrivedAt !== null ? 'delivery_arriving' : null;
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
