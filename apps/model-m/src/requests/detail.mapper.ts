import { drivingSeconds, stopId } from '#domain';
import type { OrderCourier, OrderRecord, OrderView, Place, Stop, TimelineEntry } from '#domain';
import { CANCELLED_BY, REASON_TEXTS, statusLabel, statusLetter, STOP_STATUSES } from '../vocabulary/index.js';
import { reais, searchBegan } from './request.mapper.js';
import { orBlank } from '../wire/present.js';
import type { Surroundings } from './surroundings.js';

const iso = (at: Date | null) => at?.toISOString() ?? null;
const km = (metres: number) => Math.round(metres / 10) / 100;

/** The English detail of a request: numbers are numbers, dates are UTC, what is not there yet is left out. */
export function requestDetail(order: OrderView, timeline: readonly TimelineEntry[], around: Surroundings) {
  const category = around.categories.get(order.categoryId ?? 0);
  return {
    request_id: order.id,
    public_id: order.publicId,
    external_id: order.externalId ?? order.stops[0]?.externalId ?? null,
    full_code: statusLabel(order),
    short_code: statusLetter(order),
    requested_at: order.createdAt.toISOString(),
    manager: around.hub.name,
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
    phone: orBlank(courier.phone),
    cpf: orBlank(courier.cpf),
    vtr: orBlank(courier.fleetNumber),
    vehicle_plate: orBlank(courier.plate),
    vehicle_model: orBlank(courier.vehicleModel),
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
    estimated_value: reais(order),
    pickup_arrival: iso(order.arrivedPickupAt),
    arrival_at_surroundings: iso(surroundings?.at ?? null),
    start_trip: iso(order.collectedAt),
    pending_at: iso(searchBegan(order)),
  };
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
    finished_at: iso(order.finishedAt),
    finalized_distance_km: km(order.distanceM),
    traveled_distance_km: km(order.distanceM),
    stopped_time_virtual_taximeter: 0,
    final_value: reais(order),
    coupon_value: 0,
    address: englishPlace(order.stops.at(-1) ?? order.pickup),
  };
}

function cancellation(order: OrderRecord) {
  const by = order.cancelledBy;
  return {
    cancelled_at: iso(order.cancelledAt),
    cancelled_reason: order.cancelNote ?? (order.cancelReason && REASON_TEXTS[order.cancelReason]),
    cancelled_by: by && CANCELLED_BY[by.kind],
    cancelled_by_name: by?.name ?? null,
  };
}

function englishPlace(place: Place) {
  return {
    address: place.address,
    neighborhood: orBlank(place.district),
    city: orBlank(place.city),
    state: orBlank(place.state),
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
    notes: orBlank(stop.observation),
    external_id: stop.externalId,
    client: { name: orBlank(stop.name), phone: orBlank(stop.phone) },
    address: { address, complement: orBlank(stop.complement), reference: orBlank(stop.reference), ...place },
    delivered_at: stop.status === 'delivered' ? stop.finishedAt : null,
  };
}
