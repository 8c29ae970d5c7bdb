import {
  failureReasons,
  isInProgress,
  nothingDelivered,
  searchStartsAt,
  stopId,
  toLocal,
  toReais,
  shownEvidence,
  type FileLinks,
  type Hub,
  type ListedOrderRecord,
  type Place,
  type Point,
  type Stop,
} from '#domain';
import { toKilometres, wireInstant, wireInstantOrNull } from '../vocabulary/instant.mapper.js';
import {
  CANCEL_REASON_TEXTS,
  NOTHING_DELIVERED,
  ORDER_STATUS_LABELS,
  PAYMENT_GATEWAYS,
  PAYMENT_STATUS_WORDS,
  WALLET_REFUSED,
} from '../vocabulary/order.vocabulary.js';
import {
  OrderBody,
  type EvidenceBody,
  type NamedBody,
  type OrderCourierBody,
  type PickupBody,
  type StopBody,
} from './order.body.js';

export interface OrderContext {
  readonly hub: Pick<Hub, 'timezone'>;
  readonly merchant: {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly externalId: string | null;
  };
  readonly courier: { readonly id: number; readonly name: string; readonly position: Point | null } | null;
  readonly vehicleType: { readonly id: number; readonly name: string } | null;
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly trackingUrl: string;
  readonly files: FileLinks;
}

/**
 * Answers and webhooks both use it, so they agree. Members are assigned to an object that has all keys in
 * order: a literal of six spreads takes 350 instead of 6 µs, on Node 24 as on 20 (delete when Node 20 goes).
 */
export function toOrderBody(order: ListedOrderRecord, context: OrderContext): OrderBody {
  const body: object = new OrderBody();
  const what = Object.assign(body, identity(order, context), route(order, context), money(order));
  return Object.assign(what, instants(order), people(order, context), further(order));
}

function identity(order: ListedOrderRecord, context: OrderContext) {
  return {
    id: order.id,
    public_id: order.publicId,
    uuid: order.uuid,
    central_id: order.hubId,
    external_id: order.externalId,
    external_display_id: order.externalDisplayId,
    user_id: order.merchantId,
    started_at: toLocal(context.hub.timezone, order.startedAt),
    scheduled_at: wireInstantOrNull(searchStartsAt(order)),
    order_status: order.status,
    order_status_date: wireInstant(order.statusAt),
    status: ORDER_STATUS_LABELS[order.status],
    status_observation: statusObservation(order),
    tracking_url: context.trackingUrl,
    pickup_code: order.pickupCode,
    customer_observation: order.observation,
    type: 'delivery',
  };
}

/** Why an order was cancelled, why a completed one delivered nothing, or why a courier call has no price. */
function statusObservation(order: ListedOrderRecord): string | null {
  if (order.status === 'completed' && nothingDelivered(order)) {
    const reasons = failureReasons(order);
    return reasons.length === 0 ? NOTHING_DELIVERED : `${NOTHING_DELIVERED}: ${reasons.join('; ')}`;
  }
  if (order.cancelReason === null)
    return order.paymentMethod === 'wallet' && order.paymentStatus === 'refused' ? WALLET_REFUSED : null;
  return order.cancelNote ?? CANCEL_REASON_TEXTS[order.cancelReason];
}

function route(order: ListedOrderRecord, { vehicleType, category, files }: OrderContext) {
  return {
    pickup_location: order.pickup.address,
    pickup_location_data: toPickupBody(order.pickup),
    delivery_locations_data: order.stops.map((stop) => toStopBody(order.id, stop, files)),
    need_return_to_pickup_location: order.needsReturn,
    need_delivery_proof: order.needsProof,
    distance: toKilometres(order.distanceM + order.returnDistanceM),
    return_distance: toKilometres(order.returnDistanceM),
    category_id: order.categoryId,
    vehicle_type_id: order.vehicleTypeId,
    category: named(category),
    vehicle_type: named(vehicleType),
    height: order.package?.heightCm ?? null,
    length: order.package?.lengthCm ?? null,
    width: order.package?.widthCm ?? null,
    weight: order.package?.weightKg ?? null,
  };
}

function named(thing: NamedBody | null): NamedBody | null {
  return thing && { id: thing.id, name: thing.name };
}

function toPickupBody(place: Place): PickupBody {
  return {
    endereco: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    nome: place.name,
    telefone: place.phone,
    external_id: place.externalId,
  };
}

function toStopBody(orderId: number, stop: Stop, files: FileLinks): StopBody {
  return {
    id: stopId(orderId, stop.ordinal),
    latitude: stop.latitude,
    longitude: stop.longitude,
    endereco: stop.address,
    rua: stop.street,
    numero: stop.number,
    bairro: stop.district,
    cidade: stop.city,
    estado: stop.state,
    complemento: stop.complement,
    cep: stop.postalCode,
    nome: stop.name,
    telefone: stop.phone,
    external_id: stop.externalId,
    order_display_id: stop.displayId,
    codigo_confirmacao: stop.confirmationCode,
    delivered: stop.status === 'delivered',
    delivered_date: stop.status === 'delivered' ? wireInstantOrNull(stop.finishedAt) : null,
    delivery_failed: stop.status === 'failed',
    evidence: toEvidenceBody(stop, files),
  };
}

function toEvidenceBody({ evidence }: Stop, files: FileLinks): EvidenceBody | null {
  const shown = shownEvidence(evidence, files);
  if (shown === null) return null;
  const { photos, signature, document, name, observation } = shown;
  return { photo: photos[0] ?? null, photos, signature, document, name, observation };
}

/** Only an order paid online has a Pix code. */
function money(order: ListedOrderRecord) {
  const { charge, paymentMethod } = order;
  return {
    total_value: toReais(order.totalCents),
    valor_pedidos: order.goodsValueCents === null ? null : toReais(order.goodsValueCents),
    pagamento_faturado: paymentMethod === 'invoiced',
    offline_payment_method_id: null,
    payment_status: order.paymentStatus && PAYMENT_STATUS_WORDS[order.paymentStatus],
    payment_gateway: charge === null ? PAYMENT_GATEWAYS[paymentMethod] : charge.gateway,
    gateway_method: charge && charge.method,
    payment_code: charge && charge.code,
    payment_base64: charge && charge.qrBase64,
    payment_url: charge && charge.url,
    payment_expiration_date: charge && wireInstantOrNull(charge.expiresAt),
  };
}

function instants(order: ListedOrderRecord) {
  return {
    created_at: wireInstant(order.createdAt),
    updated_at: wireInstant(order.updatedAt),
    accepted_at: wireInstantOrNull(order.acceptedAt),
    arrived_pickup_location_at: wireInstantOrNull(order.arrivedPickupAt),
    arrived_limit_date: wireInstantOrNull(order.arrivalLimitAt),
    picked_up_at: wireInstantOrNull(order.collectedAt),
    finished_at: wireInstantOrNull(order.finishedAt),
    collect_limit_date: wireInstantOrNull(order.collectLimitAt),
  };
}

function people(order: ListedOrderRecord, { merchant, courier }: OrderContext) {
  const { id, name, email, externalId: external_id } = merchant;
  return {
    courier: courier?.name ?? null,
    courier_data: courier && toOrderCourier(order, courier),
    user: { id, name, email, external_id },
  };
}

function toOrderCourier(
  order: ListedOrderRecord,
  { id, name, position }: NonNullable<OrderContext['courier']>,
): OrderCourierBody {
  if (position === null || !isInProgress(order.status)) return { id, name };
  return { id, name, location: { latitude: position.latitude, longitude: position.longitude } };
}

/** The contract lists these members without a meaning: null or false where the core has no value. */
function further(order: ListedOrderRecord) {
  const others = order.acceptableVehicleTypeIds.filter((id) => id !== order.vehicleTypeId);
  return {
    deleted_at: wireInstantOrNull(order.deletedAt),
    assigned_vehicle_types: others.length > 0 ? others : null,
    assigned_vehicle_types_date: null,
    block_envio: false,
    pickup_delay_tax: order.lateChargeCents > 0 ? toReais(order.lateChargeCents) : null,
    repassado: false,
    origem_pedido: null,
    integracao_ids: null,
    integracao_referencia_id: null,
    integracao_order_status: null,
    integracao_order_data: null,
    order_import_detail_id: null,
    delivered_at_data: null,
    // Events from before invoices existed have no `invoiceId`.
    fatura_id: (order as Partial<ListedOrderRecord>).invoiceId ?? null,
  };
}
