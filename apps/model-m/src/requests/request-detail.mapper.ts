import {
  drivingSeconds,
  type OrderCourier,
  type OrderRecord,
  type OrderView,
  type Place,
  type Stop,
  stopId,
  type TimelineEntry,
} from '#domain';
import {
  CANCELLED_BY,
  MODEL_M_CANCEL_REASON_TEXTS,
  statusLabel,
  statusCode,
  STOP_STATUSES,
} from '../vocabulary/index.js';
import { totalReais, searchStartedAt } from './request.mapper.js';
import { phoneText, textOrEmpty } from '../wire/optional.mapper.js';
import type { HubContext } from './hub-context.provider.js';

const iso = (at: Date | null) => at?.toISOString() ?? null;
const km = (metres: number) => Math.round(metres / 10) / 100;

/** Numbers are numbers, instants are UTC, absent values are left out. */
export function requestDetail(order: OrderView, timeline: readonly TimelineEntry[], context: HubContext) {
  const category = context.categories.get(order.categoryId ?? 0);
  return {
    request_id: order.id,
    public_id: order.publicId,
    external_id: order.externalId ?? order.stops[0]?.externalId ?? null,
    full_code: statusLabel(order),
    short_code: statusCode(order),
    requested_at: order.createdAt.toISOString(),
    manager: context.hub.name,
    route_key: order.uuid,
    return_trip: order.needsReturn,
    category: category?.name ?? null,
    ...(order.courier && { driver: driver(order.courier) }),
    enterprise: { id: order.merchantId, name: order.merchant.name },
    progress: progress(order, timeline),
    ...(order.status === 'completed' && { finished: finished(order) }),
    ...(order.status === 'cancelled' && { cancellation: [cancellation(order)] }),
    stops: order.stops.map((stop, index) => stopDetail(order, stop, index)),
  };
}

function driver(courier: OrderCourier) {
  return {
    id: courier.id,
    name: courier.name,
    phone: phoneText(courier.phone),
    cpf: textOrEmpty(courier.cpf),
    vtr: textOrEmpty(courier.fleetNumber),
    vehicle_plate: textOrEmpty(courier.plate),
    vehicle_model: textOrEmpty(courier.vehicleModel),
  };
}

/** Zeros and nulls until the courier accepts. */
function progress(order: OrderView, timeline: readonly TimelineEntry[]) {
  const accepted =
    order.acceptedAt === null ? undefined : timeline.findLast(({ type }) => type === 'order.accepted');
  const surroundings = timeline.find(({ type }) => type === 'order.arrived_at_stop');
  const driving = accepted === undefined ? 0 : 1;
  const from = accepted?.position ?? { latitude: 0, longitude: 0 };
  return {
    accepted_at: iso(order.acceptedAt),
    accept_lat: from.latitude,
    accept_lng: from.longitude,
    ...approach(order),
    accept_duration_minutes: driving * Math.ceil(order.durationS / 60),
    accept_distance_km: driving * km(order.distanceM),
    estimated_distance_km: km(order.distanceM),
    estimated_duration_minutes: Math.ceil(order.durationS / 60),
    estimated_value: totalReais(order),
    pickup_arrival: iso(order.arrivedPickupAt),
    arrival_at_surroundings: iso(surroundings?.at ?? null),
    start_trip: iso(order.collectedAt),
    pending_at: iso(pendingAt(order, timeline)),
  };
}

/** A cancelled order keeps the instant at which its search began, if it did. */
function pendingAt(order: OrderView, timeline: readonly TimelineEntry[]): Date | null {
  if (order.status !== 'cancelled') return searchStartedAt(order);
  return timeline.find(({ type }) => type === 'order.searching')?.at ?? null;
}

/** From where the courier accepted to the pickup. */
function approach({ approachM, courier }: OrderView) {
  const metres = approachM ?? 0;
  return {
    accept_eta_seconds: drivingSeconds(metres, courier?.vehicleKind ?? 'motorbike'),
    accept_eta_km: km(metres),
  };
}

function finished(order: OrderRecord) {
  return {
    finished_at: (order.finishedAt ?? order.statusAt).toISOString(),
    finalized_distance_km: km(order.distanceM),
    traveled_distance_km: km(order.distanceM),
    stopped_time_virtual_taximeter: 0,
    final_value: totalReais(order),
    coupon_value: 0,
    address: englishPlace(order.stops.at(-1) ?? order.pickup),
  };
}

function cancellation(order: OrderRecord) {
  const by = order.cancelledBy;
  return {
    cancelled_at: (order.cancelledAt ?? order.statusAt).toISOString(),
    cancelled_reason: order.cancelNote ?? MODEL_M_CANCEL_REASON_TEXTS[order.cancelReason ?? 'other'],
    cancelled_by: CANCELLED_BY[by?.kind ?? 'system'],
    cancelled_by_name: by?.name ?? null,
  };
}

function englishPlace(place: Place) {
  return {
    address: place.address,
    neighborhood: textOrEmpty(place.district),
    city: textOrEmpty(place.city),
    state: textOrEmpty(place.state),
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

function stopDetail(order: OrderRecord, stop: Stop, index: number) {
  const { address, ...place } = englishPlace(stop);
  return {
    id: Number(stopId(order.id, stop.ordinal)),
    order: index,
    status: STOP_STATUSES[stop.status],
    notes: textOrEmpty(stop.observation),
    external_id: stop.externalId,
    client: { name: textOrEmpty(stop.name), phone: phoneText(stop.phone) },
    address: {
      address,
      complement: textOrEmpty(stop.complement),
      reference: textOrEmpty(stop.reference),
      ...place,
    },
    delivered_at: stop.status === 'delivered' ? stop.finishedAt : null,
  };
}
