import type { OutboxTopic } from '#domain';

/** Events of orders that a merchant's webhook may choose, by the names of the Full API, which sends them. */
export const CUSTOMER_EVENTS = [
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
] as const;

type CustomerEvent = (typeof CUSTOMER_EVENTS)[number];

/** The core's topics behind each event; a spec compares them with the Full API's own. */
const TOPICS = {
  ORDER_CREATED: ['order.created'],
  ORDER_SEARCHING_COURIER: ['order.searching'],
  ORDER_ACCEPTED: ['order.accepted'],
  COURIER_ASSIGNED: ['order.courier_changed'],
  ORDER_ARRIVED_AT_PICKUP: ['order.arrived_at_pickup'],
  ORDER_COLLECTED: ['order.collected'],
  ORDER_COMPLETED: ['order.completed'],
  ORDER_CANCELLED: ['order.cancelled'],
  ORDER_UPDATED: [
    'order.payment_confirmed',
    'order.preparing',
    'order.arrived_at_stop',
    'order.stop_delivered',
    'order.stop_failed',
    'order.delivered',
    'order.updated',
    'order.grouped',
    'order.ungrouped',
  ],
  ORDER_DELETED: ['order.deleted'],
} as const satisfies Record<CustomerEvent, readonly OutboxTopic[]>;

export function customerTopics(events: readonly CustomerEvent[]): OutboxTopic[] {
  return events.flatMap((event) => TOPICS[event]);
}
