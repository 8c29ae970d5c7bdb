import type { SubscriptionTarget, WireMessage } from '#domain';
import type { OrderBody } from '../orders/order.body.js';
import { wireInstant } from '../vocabulary/instant.mapper.js';
import { ORDER_STATUS_LABELS } from '../vocabulary/order-status.vocabulary.js';
import { toCourierEventBody } from './courier-event.body.js';

const TEST = 'TESTE';
const NO_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * A test message in the form of a real event, of the first kind chosen, about a cancelled order with id 0. `test`
 * marks it.
 */
export function toTestMessage(at: Date, { hubId, merchantId, events }: SubscriptionTarget): WireMessage {
  const event = events?.[0] ?? 'ORDER_UPDATED';
  const about = event.startsWith('COURIER_') && event !== 'COURIER_ASSIGNED';
  const what = about
    ? { courier: courierOf(hubId) }
    : { order: orderOf(wireInstant(at), hubId, merchantId ?? 0) };
  return { name: event, body: JSON.stringify({ event, ...what, test: true }) };
}

function courierOf(hubId: number) {
  const nobody = { lastSeenAt: null, location: null, activeOrders: [] };
  return toCourierEventBody({ id: 0, hubId, name: TEST, online: false, status: 'offline', ...nobody });
}

function orderOf(at: string, hubId: number, userId: number): OrderBody {
  return {
    id: 0,
    public_id: TEST,
    uuid: NO_UUID,
    central_id: hubId,
    external_id: null,
    external_display_id: TEST,
    user_id: userId,
    started_at: at.slice(0, 19).replace('T', ' '),
    order_status: 'cancelled',
    order_status_date: at,
    status: ORDER_STATUS_LABELS.cancelled,
    status_observation: 'Evento de teste: este pedido não existe',
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
    distance: 0,
    return_distance: 0,
    vehicle_type_id: 0,
    total_value: 0,
    pagamento_faturado: false,
    created_at: at,
    updated_at: at,
    user: { id: userId, name: TEST, email: null, external_id: null },
    ...EMPTY_FIELDS,
  };
}

const EMPTY_FIELDS = {
  scheduled_at: null,
  pickup_code: null,
  customer_observation: null,
  category_id: null,
  category: null,
  vehicle_type: null,
  height: null,
  length: null,
  width: null,
  weight: null,
  valor_pedidos: null,
  offline_payment_method_id: null,
  payment_gateway: null,
  gateway_method: null,
  payment_code: null,
  payment_base64: null,
  payment_url: null,
  payment_expiration_date: null,
  payment_status: null,
  accepted_at: null,
  arrived_pickup_location_at: null,
  arrived_limit_date: null,
  picked_up_at: null,
  finished_at: null,
  collect_limit_date: null,
  courier: null,
  courier_data: null,
  deleted_at: null,
  assigned_vehicle_types: null,
  assigned_vehicle_types_date: null,
  pickup_delay_tax: null,
  origem_pedido: null,
  integracao_ids: null,
  integracao_referencia_id: null,
  integracao_order_status: null,
  integracao_order_data: null,
  order_import_detail_id: null,
  delivered_at_data: null,
  fatura_id: null,
  block_envio: false,
  repassado: false,
} as const;
