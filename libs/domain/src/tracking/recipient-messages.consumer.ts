import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hubs, type HubSettings } from '../hubs/index.js';
import { Messages, type NewMessage } from '../messages/index.js';
import type { OrderStatus, Stop } from '../orders/index.js';
import { OutboxConsumers, type OutboxConsumer, type OutboxEvent, type OutboxTopic } from '../outbox/index.js';
import { PublicUrl, trackingUrl } from '../shared/index.js';
import { statement, type Transaction } from '../storage/index.js';

interface NotifiedOrder {
  readonly id: number;
  readonly hubId: number;
  readonly status: OrderStatus;
  readonly stops: readonly Stop[];
  readonly merchantName: string;
}

type RecipientTemplate = 'delivery_on_the_way' | 'delivery_arriving' | 'delivery_delivered';

const ORDERS = statement(
  'tracking.recipient_orders',
  `select o.id, o.hub_id as "hubId", o.status, o.stops, m.name as "merchantName"
     from orders o join merchants m on m.id = o.merchant_id where o.id = any($1::bigint[])`,
);

const NO_PAYLOADS: ReadonlySet<OutboxTopic> = new Set();

/** Messages to the recipients of an order's stops, where the hub wants them. A stop gets each message once. */
@Injectable()
export class RecipientMessages implements OutboxConsumer, OnModuleInit {
  readonly name = 'recipient messages';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>([
    'order.collected',
    'order.arrived_at_stop',
    'order.stop_delivered',
    'order.stop_failed',
    'order.updated',
  ]);
  /** What to send follows from the order as it is, so that no payload is read for hubs without messages. */
  readonly payloadTopics = NO_PAYLOADS;

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly hubs: Hubs,
    private readonly messages: Messages,
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
    const ids = events.filter((event) => settings.has(event.hubId)).map((event) => event.aggregateId);
    if (ids.length === 0) return;
    const orders = await tx.query<NotifiedOrder>(ORDERS, [[...new Set(ids)]]);
    const messages = orders.flatMap((order) => {
      const wanted = settings.get(order.hubId);
      return wanted === undefined ? [] : this.messagesOf(order, wanted);
    });
    await this.messages.enqueue(tx, ...messages);
  }

  private messagesOf(order: NotifiedOrder, wanted: HubSettings['recipientMessages']): NewMessage[] {
    const channels: Record<RecipientTemplate, readonly ('sms' | 'whatsapp')[]> = {
      delivery_on_the_way: wanted.onTheWay,
      delivery_arriving: wanted.arriving,
      delivery_delivered: wanted.delivered,
    };
    return order.stops.flatMap((stop) => {
      const template = templateOf(order, stop);
      if (template === null || stop.phone === null || stop.phone === '') return [];
      const to = stop.phone;
      return channels[template].map((channel) => ({
        hubId: order.hubId,
        orderId: order.id,
        channel,
        to,
        template,
        words: this.words(order, stop),
        key: `${template}:${channel}:${String(order.id)}.${String(stop.ordinal)}`,
      }));
    });
  }

  private words({ merchantName }: NotifiedOrder, stop: Stop) {
    return {
      recipientName: stop.name ?? '',
      merchantName,
      link: trackingUrl(this.publicUrl.base, stop.trackingToken),
      code: stop.confirmationCode,
    };
  }
}

/** The message that fits the stop as it is now. */
function templateOf({ status, stops }: NotifiedOrder, stop: Stop): RecipientTemplate | null {
  if (stop.status === 'delivered') return 'delivery_delivered';
  if (stop.finishedAt !== null || status !== 'collected') return null;
  if (stop.arrivedAt !== null) return 'delivery_arriving';
  const next = stops.find(({ finishedAt }) => finishedAt === null);
  return next?.ordinal === stop.ordinal ? 'delivery_on_the_way' : null;
}
