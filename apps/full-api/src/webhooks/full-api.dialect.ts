import {
  OrderParties,
  orderFromSnapshot,
  type CourierSnapshot,
  type DueEvent,
  type OutboxEvent,
  type SignedMessage,
  type SubscriptionTarget,
  type TestContext,
  type WebhookDialect,
  type WireMessage,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { OrderBodies } from '../orders/order-body.service.js';
import type { OrderBody } from '../orders/order.body.js';
import { TOPIC_EVENTS, type EventName } from '../vocabulary/event.vocabulary.js';
import { toCourierEventBody } from './courier-event.body.js';
import { toTestMessage } from './test-message.mapper.js';

/** Changes of one order within this time are sent as one message. */
const MERGE_WINDOW_MS = 1_000;

type OrderPayload = { order: object };

/** Renders and signs this face's webhooks. Bodies are those of the face's answers. */
@Injectable()
export class FullApiDialect implements WebhookDialect<ReadonlyMap<number, OrderBody>> {
  readonly face = 'full-api';

  constructor(
    private readonly people: OrderParties,
    private readonly bodies: OrderBodies,
  ) {}

  async loadContext(due: readonly DueEvent[]): Promise<ReadonlyMap<number, OrderBody>> {
    const ofOrders = due.filter(({ event }) => event.topic.startsWith('order.'));
    const found = new Map<number, OrderBody>();
    for (const hubId of new Set(ofOrders.map(({ event }) => event.hubId))) {
      const ofHub = ofOrders.filter(({ event }) => event.hubId === hubId);
      const orders = ofHub.map(({ event }) => orderFromSnapshot((event.payload as OrderPayload).order));
      const bodies = await this.bodies.renderAll(hubId, await this.people.load(orders));
      ofHub.forEach(({ key }, i) => {
        const body = bodies[i];
        if (body) found.set(key, body);
      });
    }
    return found;
  }

  render({ key, event, subscription }: DueEvent, orders: ReadonlyMap<number, OrderBody>): WireMessage[] {
    const name = eventName(event, subscription);
    if (name === null) return [];
    if (event.topic.startsWith('courier.')) {
      const { courier } = event.payload as { courier: CourierSnapshot };
      return [{ name, body: JSON.stringify({ event: name, courier: toCourierEventBody(courier) }) }];
    }
    const order = orders.get(key);
    if (!order) throw new Error(`Order ${String(event.aggregateId)} has no body`);
    return [{ name, body: JSON.stringify({ event: name, order }) }];
  }

  async renderTest({ at, event, subscription }: TestContext): Promise<WireMessage> {
    return toTestMessage(at, event === null ? subscription : { ...subscription, events: [event] });
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

/** A subscription without `events` has the legacy format of three event names; the others receive the events they chose. */
function eventName({ topic }: OutboxEvent, { events }: SubscriptionTarget): EventName | null {
  const name = TOPIC_EVENTS[topic];
  if (name === null) return null;
  if (events !== null) return events.includes(name) ? name : null;
  if (topic.startsWith('courier.')) return null;
  return name === 'ORDER_CREATED' || name === 'ORDER_DELETED' ? name : 'ORDER_UPDATED';
}
