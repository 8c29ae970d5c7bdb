import {
  SEQUENCE_HEADER,
  toLocal,
  type OrderStatus,
  type SubscriptionTarget,
  type WireMessage,
} from '#domain';
import { OrderBody } from '../orders/order.body.js';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import { wireInstant } from '../vocabulary/instant.mapper.js';
import { ORDER_STATUS_LABELS } from '../vocabulary/order.vocabulary.js';
import type { EventName } from '../vocabulary/event.vocabulary.js';
import { toCourierEventBody } from './courier-event.body.js';

const TEST = 'TESTE';
const NO_UUID = '00000000-0000-0000-0000-000000000000';

/** The order's status when a real event of the name is sent; null: an event of couriers. */
const STATUS_OF = {
  ORDER_CREATED: 'pending',
  ORDER_SEARCHING_COURIER: 'pending',
  ORDER_ACCEPTED: 'accepted',
  COURIER_ASSIGNED: 'accepted',
  ORDER_ARRIVED_AT_PICKUP: 'arrived_pickup_location',
  ORDER_COLLECTED: 'collected',
  ORDER_COMPLETED: 'completed',
  ORDER_CANCELLED: 'cancelled',
  ORDER_UPDATED: 'collected',
  ORDER_DELETED: 'cancelled',
  COURIER_ONLINE: null,
  COURIER_OFFLINE: null,
  COURIER_LOCATION_UPDATED: null,
} as const satisfies Record<EventName, OrderStatus | null>;

const COURSE = ['accepted', 'arrived_pickup_location', 'collected', 'completed'] as const;

const MEMBERS = Object.keys(new OrderBody());
const NOTHING = {
  ...(Object.fromEntries(MEMBERS.map((name) => [name, null])) as Record<keyof OrderBody, null>),
  distance: 0,
  return_distance: 0,
  vehicle_type_id: 0,
  total_value: 0,
  block_envio: false,
  repassado: false,
};

type TestedSubscription = Pick<SubscriptionTarget, 'hubId' | 'merchantId' | 'events'>;

/**
 * In the form of a real event, of the first kind chosen, about an order with id 0 in the event's status.
 * `test` marks it.
 */
export function toTestMessage(at: Date, subscription: TestedSubscription, timezone: string): WireMessage {
  const event = (subscription.events?.[0] ?? 'ORDER_UPDATED') as EventName;
  const status = STATUS_OF[event];
  if (status === null) return messageOf(event, { courier: courierOf(event, at, subscription.hubId) });
  const order = Object.assign(orderOf(at, subscription, timezone), courseOf(status, at));
  return { ...messageOf(event, { order }), headers: { [SEQUENCE_HEADER]: '0' } };
}

function messageOf(event: EventName, what: object): WireMessage {
  return { name: event, body: JSON.stringify({ event, ...what, test: true }) };
}

function courseOf(status: OrderStatus, at: Date): Partial<OrderBody> {
  const reached = (COURSE as readonly OrderStatus[]).indexOf(status);
  const since = (step: number) => (reached >= step ? wireInstant(at) : null);
  return {
    order_status: status,
    status: ORDER_STATUS_LABELS[status],
    status_observation: status === 'cancelled' ? ENDPOINT_TEXTS.webhooks.test : null,
    accepted_at: since(0),
    arrived_pickup_location_at: since(1),
    picked_up_at: since(2),
    finished_at: since(3),
    courier: reached >= 0 ? TEST : null,
    courier_data: reached >= 0 ? { id: 0, name: TEST } : null,
  };
}

function courierOf(event: EventName, at: Date, hubId: number) {
  const online = event !== 'COURIER_OFFLINE';
  const location = event === 'COURIER_LOCATION_UPDATED' ? { latitude: 0, longitude: 0 } : null;
  const shown = { online, status: online ? ('available' as const) : ('offline' as const), location };
  return toCourierEventBody({
    id: 0,
    hubId,
    name: TEST,
    lastSeenAt: at.toISOString(),
    activeOrders: [],
    ...shown,
  });
}

function orderOf(instant: Date, { hubId, merchantId }: TestedSubscription, timezone: string): OrderBody {
  const at = wireInstant(instant);
  const userId = merchantId ?? 0;
  return {
    ...NOTHING,
    id: 0,
    public_id: TEST,
    uuid: NO_UUID,
    central_id: hubId,
    external_display_id: TEST,
    user_id: userId,
    started_at: toLocal(timezone, instant),
    order_status: 'pending',
    order_status_date: at,
    status: ORDER_STATUS_LABELS.pending,
    tracking_url: '',
    type: 'delivery',
    pickup_location: TEST,
    pickup_location_data: {
      endereco: TEST,
      latitude: null,
      longitude: null,
      nome: null,
      telefone: null,
      external_id: null,
    },
    delivery_locations_data: [],
    need_return_to_pickup_location: false,
    need_delivery_proof: false,
    pagamento_faturado: false,
    created_at: at,
    updated_at: at,
    user: { id: userId, name: TEST, email: null, external_id: null },
  };
}
