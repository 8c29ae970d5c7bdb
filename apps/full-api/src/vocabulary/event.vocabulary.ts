import type { OutboxTopic } from '#domain';
import type { GuideText } from '#runtime';
import { WORDS } from './guide-words.js';

export const EVENT_NAMES = [
  'ORDER_CREATED',
  'ORDER_SEARCHING_COURIER',
  'ORDER_ACCEPTED',
  'COURIER_ASSIGNED',
  'ORDER_ARRIVED_AT_PICKUP',
  'ORDER_COLLECTED',
  'ORDER_COMPLETED',
  'ORDER_CANCELLED',
  'ORDER_UPDATED',
  'ORDER_DELETED',
  'COURIER_ONLINE',
  'COURIER_OFFLINE',
  'COURIER_LOCATION_UPDATED',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

export const EVENT_MEANINGS = WORDS.events satisfies Record<EventName, GuideText>;

/** null where another event of the same moment includes the topic. */
export const TOPIC_EVENTS = {
  'order.created': 'ORDER_CREATED',
  'order.payment_awaited': null,
  'order.payment_confirmed': 'ORDER_UPDATED',
  'order.scheduled': null,
  'order.preparing': 'ORDER_UPDATED',
  'order.ready': null,
  'order.searching': 'ORDER_SEARCHING_COURIER',
  'order.accepted': 'ORDER_ACCEPTED',
  'order.courier_changed': 'COURIER_ASSIGNED',
  'order.released': null,
  'order.arrived_at_pickup': 'ORDER_ARRIVED_AT_PICKUP',
  'order.collected': 'ORDER_COLLECTED',
  'order.arrived_at_stop': 'ORDER_UPDATED',
  'order.stop_delivered': 'ORDER_UPDATED',
  'order.stop_failed': 'ORDER_UPDATED',
  'order.returning': null,
  'order.returned': null,
  'order.delivered': 'ORDER_UPDATED',
  'order.completed': 'ORDER_COMPLETED',
  'order.cancelled': 'ORDER_CANCELLED',
  'order.updated': 'ORDER_UPDATED',
  'order.deleted': 'ORDER_DELETED',
  'order.grouped': 'ORDER_UPDATED',
  'order.ungrouped': 'ORDER_UPDATED',
  'order.act_refused': null,
  'order.shop_told': null,
  'order.redelivery': null,
  'order.failure_settled': null,
  'order.rated': null,
  'order.message': null,
  'order.recipient_request': null,
  'order.claim': null,
  'order.code_refused': null,
  'order.goods_moved': null,
  'request.received': null,
  'request.accepted': null,
  'request.rejected': null,
  'request.cancelled': null,
  'courier.went_online': 'COURIER_ONLINE',
  'courier.went_offline': 'COURIER_OFFLINE',
  'courier.moved': 'COURIER_LOCATION_UPDATED',
  'courier.visits_chosen': null,
  'courier.emergency': null,
  'app.connected': null,
  'app.disconnected': null,
  'app.scopes_changed': null,
} as const satisfies Record<OutboxTopic, EventName | null>;

export function topicsOf(events: readonly EventName[]): OutboxTopic[] {
  const entries = Object.entries(TOPIC_EVENTS) as [OutboxTopic, EventName | null][];
  return entries.filter(([, event]) => event !== null && events.includes(event)).map(([topic]) => topic);
}
