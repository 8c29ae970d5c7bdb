import {
  OrderParties,
  orderOfEvent,
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
import { TOPIC_EVENTS, type EventName } from '../vocabulary/event.vocabulary.js';
import { toCourierEventBody } from './courier-event.body.js';
import { toTestMessage } from './test-message.mapper.js';

/** Changes of one order within this time are one message. */
const MERGE_WINDOW_MS = 1_000;

/** Bodies of a batch, which may be thousands: each is made when it is rendered. */
type BodiesByEvent = ReadonlyMap<number, () => object>;

/** Webhooks of the Full API; their bodies are those of its answers. */
@Injectable()
export class FullApiDialect implements WebhookDialect<BodiesByEvent> {
  readonly face = 'full-api';

  constructor(
    private readonly people: OrderParties,
    private readonly bodies: OrderBodies,
  ) {}

  async loadContext(due: readonly DueEvent[]): Promise<BodiesByEvent> {
    const ofOrders = due.filter(({ event }) => event.topic.startsWith('order.'));
    const found = new Map<number, () => object>();
    for (const hubId of new Set(ofOrders.map(({ event }) => event.hubId))) {
      const ofHub = ofOrders.filter(({ event }) => event.hubId === hubId);
      const toBody = await this.bodies.renderer(hubId);
      const orders = await this.people.load(ofHub.map(({ event }) => orderOfEvent(event)));
      for (const [i, order] of orders.entries()) {
        const due = ofHub[i];
        if (due) found.set(due.key, () => toBody(order));
      }
    }
    return found;
  }

  render({ key, event, subscription }: DueEvent, bodies: BodiesByEvent): WireMessage[] {
    const name = eventName(event, subscription);
    if (name === null) return [];
    if (event.topic.startsWith('courier.')) {
      const { courier } = event.payload as { courier: CourierSnapshot };
      return [{ name, body: JSON.stringify({ event: name, courier: toCourierEventBody(courier) }) }];
    }
    const body = bodies.get(key);
    if (!body) throw new Error(`Order ${String(event.aggregateId)} has no body`);
    return [{ name, body: JSON.stringify({ event: name, order: body() }) }];
  }

  async renderTest({ at, event, subscription }: TestContext): Promise<WireMessage> {
    const { hub } = await this.bodies.loadLookups(subscription.hubId);
    const chosen = event === null ? subscription : { ...subscription, events: [event] };
    return toTestMessage(at, chosen, hub.timezone);
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

/** A subscription without `events` has the legacy format of three names; others get the events they chose. */
function eventName({ topic }: OutboxEvent, { events }: SubscriptionTarget): EventName | null {
  const name = TOPIC_EVENTS[topic];
  if (name === null) return null;
  if (events !== null) return events.includes(name) ? name : null;
  if (topic.startsWith('courier.')) return null;
  return name === 'ORDER_CREATED' || name === 'ORDER_DELETED' ? name : 'ORDER_UPDATED';
}
