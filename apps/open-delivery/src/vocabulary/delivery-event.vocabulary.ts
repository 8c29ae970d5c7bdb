import type { OrderEventType, RequestEventType } from '#domain';
import type { GuideText } from '#runtime';
import { WORDS } from './guide-words.js';

export const DELIVERY_EVENT_TYPES = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'PICKUP_ONGOING',
  'ARRIVED_AT_MERCHANT',
  'ORDER_PICKED',
  'DELIVERY_ONGOING',
  'ARRIVED_AT_CUSTOMER',
  'ORDER_DELIVERED',
  'RETURNING_TO_MERCHANT',
  'RETURNED_TO_MERCHANT',
  'DELIVERY_FINISHED',
  'CANCELLED',
] as const;
export type DeliveryEventType = (typeof DELIVERY_EVENT_TYPES)[number];

export const EVENT_MEANINGS = WORDS.events satisfies Record<DeliveryEventType, GuideText>;

export type DeliveryFactType = OrderEventType | RequestEventType;

/**
 * In their order; an empty list: none. A failed stop has no event of its own: it is a `problem` of the next
 * event (the return, or the end).
 */
export const DELIVERY_EVENTS_BY_FACT = {
  'request.received': ['PENDING'],
  'request.accepted': ['ACCEPTED'],
  'request.rejected': ['REJECTED'],
  'request.cancelled': ['CANCELLED'],
  'order.created': [],
  'order.payment_awaited': [],
  'order.payment_confirmed': [],
  'order.scheduled': [],
  'order.preparing': [],
  'order.ready': [],
  'order.searching': [],
  'order.accepted': ['PICKUP_ONGOING'],
  'order.courier_changed': [],
  // After a release the delivery is still accepted, with a problem that says why.
  'order.released': ['ACCEPTED'],
  'order.arrived_at_pickup': ['ARRIVED_AT_MERCHANT'],
  'order.collected': ['ORDER_PICKED', 'DELIVERY_ONGOING'],
  'order.arrived_at_stop': ['ARRIVED_AT_CUSTOMER'],
  'order.stop_delivered': ['ORDER_DELIVERED'],
  'order.stop_failed': [],
  'order.returning': ['RETURNING_TO_MERCHANT'],
  'order.returned': ['RETURNED_TO_MERCHANT'],
  'order.delivered': [],
  'order.completed': ['DELIVERY_FINISHED'],
  'order.cancelled': ['CANCELLED'],
  'order.updated': [],
  'order.deleted': [],
  'order.grouped': [],
  'order.ungrouped': [],
  'order.act_refused': [],
  'order.shop_told': [],
  'order.redelivery': [],
  'order.failure_settled': [],
  'order.rated': [],
  'order.message': [],
  'order.recipient_request': [],
  'order.claim': [],
  'order.code_refused': [],
  'order.goods_moved': [],
} as const satisfies Record<DeliveryFactType, readonly DeliveryEventType[]>;

/** Events with vehicle, price, times and courier; others come before there are any, or after they matter. */
export function isInProgressEvent(type: DeliveryEventType): boolean {
  return type !== 'PENDING' && type !== 'REJECTED' && type !== 'CANCELLED';
}
