import {
  OrderPeople,
  orderFromSnapshot,
  type CourierSnapshot,
  type DueEvent,
  type OutboxEvent,
  type SignedMessage,
  type SubscriptionTarget,
  type TestOccasion,
  type WebhookDialect,
  type WireMessage,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { OrderBodies } from '../orders/order-bodies.js';
import type { OrderBody } from '../orders/order.body.js';
import { TOPIC_EVENTS, type EventName } from '../vocabulary/events.js';
import { toCourierEventBody } from './courier-event.body.js';
import { toTestMessage } from './test.message.js';

/** Changes of one order this close to each other may arrive together. */
const MERGE_WINDOW_MS = 1_000;

type OrderPayload = { order: object; event: { sequence: number } };

/** How this face words and signs what happens. The bodies are those its answers show. */
@Injectable()
export class FullApiDialect implements WebhookDialect<ReadonlyMap<number, OrderBody>> {
  readonly face = 'full-api';

  constructor(
    private readonly people: OrderPeople,
    private readonly bodies: OrderBodies,
  ) {}

  async gather(due: readonly DueEvent[]): Promise<ReadonlyMap<number, OrderBody>> {
    const ofOrders = due.filter(({ event }) => event.topic.startsWith('order.'));
    const found = new Map<number, OrderBody>();
    for (const hubId of new Set(ofOrders.map(({ event }) => event.hubId))) {
      const ofHub = ofOrders.filter(({ event }) => event.hubId === hubId);
      const orders = ofHub.map(({ event }) => orderFromSnapshot((event.payload as OrderPayload).order));
      const bodies = await this.bodies.of(hubId, await this.people.around(orders));
      ofHub.forEach(({ key }, i) => {
        const body = bodies[i];
        if (body) found.set(key, body);
      });
    }
    return found;
  }

  word({ key, event, subscription }: DueEvent, orders: ReadonlyMap<number, OrderBody>): WireMessage[] {
    const name = eventName(event, subscription);
    if (name === null) return [];
    if (event.topic.startsWith('courier.')) {
      const { courier } = event.payload as { courier: CourierSnapshot };
      return [{ name, body: JSON.stringify({ event: name, courier: toCourierEventBody(courier) }) }];
    }
    const order = orders.get(key);
    if (!order) throw new Error(`Order ${String(event.aggregateId)} has no body`);
    const { sequence } = (event.payload as OrderPayload).event;
    return [{ name, body: JSON.stringify({ event: name, order, sequence }) }];
  }

  async test({ at, subscription }: TestOccasion): Promise<WireMessage> {
    return toTestMessage(at, subscription);
  }

  sign({ subscription }: SignedMessage): Record<string, string> {
    return subscription.securityCode === null ? {} : { 'webhook-security': subscription.securityCode };
  }

  accepts(status: number): boolean {
    return status >= 200 && status < 300;
  }

  mergeWindowMs(event: OutboxEvent, subscription: SubscriptionTarget): number | null {
    return eventName(event, subscription) === 'ORDER_UPDATED' ? MERGE_WINDOW_MS : null;
  }
}

/** The legacy format knows three words only; whoever chose events hears those. */
function eventName({ topic }: OutboxEvent, { events }: SubscriptionTarget): EventName | null {
  const name = TOPIC_EVENTS[topic];
  if (name === null) return null;
  if (events !== null) return events.includes(name) ? name : null;
  if (topic.startsWith('courier.')) return null;
  return name === 'ORDER_CREATED' || name === 'ORDER_DELETED' ? name : 'ORDER_UPDATED';
}
