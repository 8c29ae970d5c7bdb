import { cents, stopId, toDecimalString, toReais } from '#domain';
import type { OrderCourier, ListedRecord, ListedOrder, Place, Stop } from '#domain';
import { paymentCodeOf, statusLetter } from '../vocabulary/index.js';
import { localDateTime } from '../wire/local-time.js';
import { orBlank } from '../wire/present.js';
import type { Surroundings } from './surroundings.js';

/** Two decimals, in text: how this protocol writes kilometres and money alike. */
export const kilometres = (metres: number) => (metres / 1000).toFixed(2);
export const minutes = (seconds: number) => String(Math.ceil(seconds / 60));

/** What is due: the priced total and what lateness added. */
export function valueOf(order: ListedRecord): string {
  return toDecimalString(cents(order.totalCents + order.lateChargeCents));
}

export function trackingLink(publicUrl: string, token: string): string {
  return `${publicUrl}/rastreio/${token}`;
}

const coordinate = (degrees: number | null) => (degrees === null ? null : String(degrees));

/** `coleta` and `partida`: the same place under two names. */
export function departure(place: Place) {
  return {
    endereco: place.address,
    complemento: orBlank(place.complement),
    referencia: orBlank(place.reference),
    bairro: orBlank(place.district),
    cidade: orBlank(place.city),
    estado: orBlank(place.state),
    lat: coordinate(place.latitude),
    lng: coordinate(place.longitude),
  };
}

export function stopElement(order: ListedRecord, stop: Stop, index: number, publicUrl: string) {
  return {
    id: stopId(order.id, stop.ordinal),
    ordem: index,
    endereco: stop.address,
    complemento: orBlank(stop.complement),
    referencia: orBlank(stop.reference),
    bairro: orBlank(stop.district),
    cidade: orBlank(stop.city),
    uf: orBlank(stop.state),
    lat: coordinate(stop.latitude),
    lng: coordinate(stop.longitude),
    numero_pedido: orBlank(stop.externalId),
    nome_cliente: orBlank(stop.name),
    telefone_cliente: orBlank(stop.phone),
    observacao: orBlank(stop.observation),
    link_rastreio_pedido: trackingLink(publicUrl, stop.trackingToken),
    entregue: stop.status === 'delivered',
  };
}

export function stopElements(order: ListedRecord, publicUrl: string) {
  return order.stops.map((stop, index) => stopElement(order, stop, index, publicUrl));
}

export const internationalPhone = (phone: string | null) => (phone ? `+55${phone}` : '');

/** The courier under the protocol's two generations of names; `""` before acceptance. */
function courierFields(found: OrderCourier | null) {
  const courier: Partial<OrderCourier> = found ?? {};
  const id = found ? String(found.id) : '';
  const name = orBlank(courier.name);
  const phone = orBlank(courier.phone);
  return {
    condutor_id: id,
    nome_condutor: name,
    telefone_condutor: phone,
    telefone_condutor_internacional: internationalPhone(phone),
    taxista_id: id,
    nome_taxista: name,
    telefone_taxista: phone,
    veiculo: orBlank(courier.vehicleModel),
    placa_veiculo: orBlank(courier.plate),
    cor_veiculo: orBlank(courier.vehicleColor),
  };
}

/** When the search for a courier began; null while (or if) it never did. */
export function searchBegan(order: ListedRecord): Date | null {
  if (['waiting', 'scheduled', 'preparing'].includes(order.status)) return null;
  const everSearched =
    order.status !== 'cancelled' || order.acceptedAt !== null || order.cancelReason === 'not_served';
  return everSearched ? order.startedAt : null;
}

export function durationMinutes(order: ListedRecord): number {
  const from = order.acceptedAt;
  if (!from || !order.finishedAt) return 0;
  return Math.round((order.finishedAt.getTime() - from.getTime()) / 60_000);
}

function instants(order: ListedRecord, { hub }: Surroundings) {
  const finished = order.status === 'completed' ? order.finishedAt : null;
  return {
    data_hora_solicitacao: localDateTime(hub, order.createdAt),
    data_hora_aceite: localDateTime(hub, order.acceptedAt),
    data_hora_chegada_local: localDateTime(hub, order.arrivedPickupAt),
    data_hora_finalizacao: localDateTime(hub, finished),
    data_hora_cancelamento: localDateTime(hub, order.cancelledAt),
    data_hora_pendencia: localDateTime(hub, searchBegan(order)),
  };
}

/** One element of GET /solicitacao. Every key is in every element. Assigned: spread, it takes twenty times as long. */
export function requestElement(order: ListedOrder, around: Surroundings) {
  const element = Object.assign({ id: String(order.id) }, instants(order, around), parties(order, around));
  return Object.assign(element, courierFields(order.courier), journey(order, around));
}

function parties(order: ListedOrder, { hub }: Surroundings) {
  const value = valueOf(order);
  return {
    status_solicitacao: statusLetter(order),
    cliente_id: String(order.merchantId),
    nome_passageiro: order.merchant.name,
    empresa_id: String(order.merchantId),
    bandeira_chamada_id: String(hub.id),
    bandeira_configuracao_id: String(hub.id),
    distancia_coleta_km: kilometres(order.approachM ?? 0),
    distancia_percorrida_km: kilometres(order.status === 'completed' ? order.distanceM : 0),
    valor_corrida: value,
    valor_corrida_integral: value,
    condutor_especificado: order.preferredCourierId !== null,
    com_retorno: order.needsReturn,
  };
}

function journey(order: ListedOrder, { publicUrl }: Surroundings) {
  const place = departure(order.pickup);
  return {
    duracao_corrida: String(durationMinutes(order)),
    taxas_cancelamento: '0.00',
    tipo_pagamento: paymentCodeOf(order),
    estimativa_km: kilometres(order.distanceM),
    estimativa_minutos: minutes(order.durationS),
    link_acompanhamento_solicitacao: trackingLink(publicUrl, order.trackingToken),
    public_id: order.publicId,
    coleta: place,
    partida: place,
    paradas: stopElements(order, publicUrl),
  };
}

export const reais = (order: ListedRecord) => toReais(cents(order.totalCents + order.lateChargeCents));
