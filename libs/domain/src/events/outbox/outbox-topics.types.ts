/** Faces build both histories and webhooks from these, so the two never disagree. */
export const ORDER_EVENT_TYPES = [
  'order.created',
  'order.payment_awaited',
  'order.payment_confirmed',
  'order.scheduled',
  'order.preparing',
  'order.ready',
  'order.searching',
  'order.accepted',
  'order.courier_changed',
  'order.released',
  'order.arrived_at_pickup',
  'order.collected',
  'order.arrived_at_stop',
  'order.stop_delivered',
  'order.stop_failed',
  'order.returning',
  'order.returned',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'order.updated',
  'order.deleted',
  'order.grouped',
  'order.ungrouped',
  'order.act_refused',
  'order.shop_told',
  'order.redelivery',
  'order.failure_settled',
  'order.rated',
  'order.message',
  'order.recipient_request',
  'order.claim',
  'order.code_refused',
  'order.goods_moved',
] as const;

export type OrderEventType = (typeof ORDER_EVENT_TYPES)[number];

/** Before (and unless) a request becomes an order. */
export type RequestEventType =
  'request.received' | 'request.accepted' | 'request.rejected' | 'request.cancelled';

export type CourierEventType =
  | 'courier.went_online'
  | 'courier.went_offline'
  | 'courier.moved'
  | 'courier.visits_chosen'
  | 'courier.emergency';

/** What merchants decide about an app; only the app's own webhook gets them. */
export type AppEventType = 'app.connected' | 'app.disconnected' | 'app.scopes_changed';

export type OutboxTopic = OrderEventType | RequestEventType | CourierEventType | AppEventType;

/** Events of one stream reach every consumer in the order they were appended. */
export const streamOfOrder = (orderId: number) => `o:${String(orderId)}`;
export const streamOfRequest = (requestId: number) => `r:${String(requestId)}`;
export const streamOfCourier = (courierId: number) => `c:${String(courierId)}`;
/** An app's own webhook. */
export const streamOfApp = (subscriptionId: number) => `a:${String(subscriptionId)}`;
