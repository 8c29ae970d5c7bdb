import {
  cents,
  endedAt,
  type ListedOrder,
  type ListedOrderRecord,
  type OrderCourier,
  type Place,
  type Stop,
  stopId,
  toDecimalString,
  toReais,
  trackingUrl,
} from '#domain';
import { paymentCodeOf, statusCode } from '../vocabulary/index.js';
import { localDateTime } from '../wire/local-time.mapper.js';
import { internationalPhoneText, phoneText, textOrEmpty } from '../wire/optional.mapper.js';
import type { HubContext } from './hub-context.provider.js';

/** This protocol writes kilometres and money alike. */
export const kilometresText = (metres: number) => (metres / 1000).toFixed(2);
const minutesText = (seconds: number) => String(Math.ceil(seconds / 60));

/** The amount due: the price and charges for lateness. */
export function valueOf(order: ListedOrderRecord): string {
  return toDecimalString(cents(order.totalCents + order.lateChargeCents));
}

/** `coleta` and `partida`: the same place under two names. */
export function departure(place: Place) {
  return {
    endereco: place.address,
    complemento: textOrEmpty(place.complement),
    referencia: textOrEmpty(place.reference),
    bairro: textOrEmpty(place.district),
    cidade: textOrEmpty(place.city),
    estado: textOrEmpty(place.state),
    lat: place.latitude?.toString() ?? null,
    lng: place.longitude?.toString() ?? null,
  };
}

function stopElement(order: ListedOrderRecord, stop: Stop, index: number, publicUrl: string) {
  return {
    id: stopId(order.id, stop.ordinal),
    ordem: index,
    endereco: stop.address,
    complemento: textOrEmpty(stop.complement),
    referencia: textOrEmpty(stop.reference),
    bairro: textOrEmpty(stop.district),
    cidade: textOrEmpty(stop.city),
    uf: textOrEmpty(stop.state),
    lat: stop.latitude?.toString() ?? null,
    lng: stop.longitude?.toString() ?? null,
    numero_pedido: textOrEmpty(stop.externalId),
    nome_cliente: textOrEmpty(stop.name),
    telefone_cliente: phoneText(stop.phone),
    observacao: textOrEmpty(stop.observation),
    link_rastreio_pedido: trackingUrl(publicUrl, stop.trackingToken),
    entregue: stop.status === 'delivered',
  };
}

export function stopElements(order: ListedOrderRecord, publicUrl: string) {
  return order.stops.map((stop, index) => stopElement(order, stop, index, publicUrl));
}

/** The courier under the protocol's old and new names; `""` before acceptance. */
function courierFields(found: OrderCourier | null) {
  const courier: Partial<OrderCourier> = found ?? {};
  const id = found ? String(found.id) : '';
  const name = textOrEmpty(courier.name);
  const phone = phoneText(courier.phone);
  return {
    condutor_id: id,
    nome_condutor: name,
    telefone_condutor: phone,
    telefone_condutor_internacional: internationalPhoneText(courier.phone),
    taxista_id: id,
    nome_taxista: name,
    telefone_taxista: phone,
    veiculo: textOrEmpty(courier.vehicleModel),
    placa_veiculo: textOrEmpty(courier.plate),
    cor_veiculo: textOrEmpty(courier.vehicleColor),
  };
}

/** Null before the search, and for an order that ended before it. */
export function searchStartedAt(order: ListedOrderRecord): Date | null {
  if (['waiting', 'scheduled', 'preparing'].includes(order.status)) return null;
  return order.status !== 'cancelled' || wasSearched(order) ? order.startedAt : null;
}

/** Whether couriers were asked for a cancelled order. `started_at` is its creation until its schedule. */
function wasSearched(order: ListedOrderRecord): boolean {
  if (order.acceptedAt !== null || order.cancelReason === 'not_served') return true;
  if (order.scheduledFor !== null) return order.startedAt > order.createdAt;
  if (order.paymentMethod === 'online')
    return order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';
  return order.initialStatus === 'pending';
}

export function durationMinutes(order: ListedOrderRecord): number {
  const from = order.acceptedAt;
  const to = endedAt(order);
  return from && to ? Math.round((to.getTime() - from.getTime()) / 60_000) : 0;
}

function instants(order: ListedOrderRecord, { hub }: HubContext) {
  const finished = order.status === 'completed' ? order.finishedAt : null;
  return {
    data_hora_solicitacao: localDateTime(hub, order.createdAt),
    data_hora_aceite: localDateTime(hub, order.acceptedAt),
    data_hora_chegada_local: localDateTime(hub, order.arrivedPickupAt),
    data_hora_finalizacao: localDateTime(hub, finished),
    data_hora_cancelamento: localDateTime(hub, order.cancelledAt),
    data_hora_pendencia: localDateTime(hub, searchStartedAt(order)),
  };
}

/**
 * One element of GET /solicitacao. Every element has every key. Members are assigned: spread, they take
 * twenty times as long.
 */
export function requestElement(order: ListedOrder, context: HubContext) {
  const element = Object.assign({ id: String(order.id) }, instants(order, context), parties(order, context));
  return Object.assign(element, courierFields(order.courier), journey(order, context));
}

function parties(order: ListedOrder, { hub }: HubContext) {
  const value = valueOf(order);
  return {
    status_solicitacao: statusCode(order),
    cliente_id: String(order.merchantId),
    nome_passageiro: order.merchant.name,
    empresa_id: String(order.merchantId),
    bandeira_chamada_id: String(hub.id),
    bandeira_configuracao_id: String(hub.id),
    distancia_coleta_km: kilometresText(order.approachM ?? 0),
    distancia_percorrida_km: kilometresText(order.status === 'completed' ? order.distanceM : 0),
    valor_corrida: value,
    valor_corrida_integral: value,
    condutor_especificado: order.preferredCourierId !== null,
    com_retorno: order.needsReturn,
  };
}

function journey(order: ListedOrder, { publicUrl }: HubContext) {
  const place = departure(order.pickup);
  return {
    duracao_corrida: String(durationMinutes(order)),
    taxas_cancelamento: '0.00',
    tipo_pagamento: paymentCodeOf(order),
    estimativa_km: kilometresText(order.distanceM),
    estimativa_minutos: minutesText(order.durationS),
    link_acompanhamento_solicitacao: trackingUrl(publicUrl, order.trackingToken),
    public_id: order.publicId,
    coleta: place,
    partida: place,
    paradas: stopElements(order, publicUrl),
  };
}

export const totalReais = (order: ListedOrderRecord) =>
  toReais(cents(order.totalCents + order.lateChargeCents));
