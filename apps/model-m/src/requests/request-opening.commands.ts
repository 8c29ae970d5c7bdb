import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Catalog,
  Clock,
  CourierAccess,
  type CreateOrderCommand,
  Hubs,
  Merchants,
  nationalPhone,
  type PlaceInput,
  type QuoteCommand,
  type StopInput,
} from '#domain';
import { courierReference } from '../wire/identification.parser.js';
import { PAYMENT_CODES } from '../vocabulary/index.js';
import { instantOf } from '../wire/local-time.mapper.js';
import { orNull } from '../wire/optional.mapper.js';
import { businessError } from '../wire/error.mapper.js';
import type { EstimateQuery } from './estimate.dto.js';
import type { Departure, OpenRequest, RequestedStop } from './open-request.dto.js';

@Injectable()
export class RequestOpeningCommands {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly merchants: Merchants,
    private readonly couriers: CourierAccess,
    private readonly clock: Clock,
  ) {}

  async place(caller: Caller, input: OpenRequest): Promise<CreateOrderCommand> {
    const merchantId = input.empresa_id ?? caller.merchantId;
    if (merchantId === null) throw businessError(2, 'empresa_id');
    const { method } = PAYMENT_CODES[input.forma_pagamento];
    const scheduledFor = await this.instant(caller, input);
    if (scheduledFor && scheduledFor < this.clock.now()) throw businessError(24, 'data');
    return {
      ...(await this.vehicleAndCategory(caller, input)),
      source: 'model_m',
      paymentCodeRestricted: true,
      merchant: { id: merchantId },
      pickup: input.partida ? departure(input.partida) : await this.ownAddress(caller, merchantId, 'partida'),
      stops: input.paradas.map((stop) => requestedStop(stop, input)),
      externalId: externalIdOf(input),
      observation: orNull(input.observacao),
      needsReturn: input.retorno ?? false,
      needsProof: false,
      paymentMethod: method,
      paymentCode: input.forma_pagamento,
      initialStatus: 'pending',
      scheduledFor,
      searchLeadSeconds: (input.antecedencia ?? 0) * 60,
      preferredCourierId: await this.preferredCourier(caller, input.condutor),
    };
  }

  async quote(caller: Caller, query: EstimateQuery): Promise<QuoteCommand> {
    const merchantId = query.empresa_id ?? caller.merchantId;
    const from = place(
      query.endereco_partida,
      query.bairro_partida,
      query.cidade_partida,
      query.estado_partida,
    );
    const pickup = { ...from, latitude: query.lat_partida ?? null, longitude: query.lng_partida ?? null };
    const at = await this.instant(caller, query);
    return {
      ...(await this.vehicleAndCategory(caller, query)),
      merchantId,
      pickup: hasLocation(pickup) ? pickup : await this.ownAddress(caller, merchantId, 'endereco_partida'),
      stops: destinations(query),
      needsReturn: query.com_retorno ?? false,
      ...(at && { at }),
    };
  }

  /** The category decides the vehicle type; the name of a vehicle type is accepted too. */
  private async vehicleAndCategory(
    { hubId }: Caller,
    { categoria_id: id, categoria_nome: name }: Pick<EstimateQuery, 'categoria_id' | 'categoria_nome'>,
  ) {
    if (id === undefined && name === undefined) return { vehicleTypeId: null, categoryId: null };
    if (id === undefined && name !== undefined) {
      const [vehicle] = await this.catalog.vehicleTypes(hubId, name);
      if (vehicle?.name.toLowerCase() === name.toLowerCase())
        return { vehicleTypeId: vehicle.id, categoryId: null };
    }
    const category =
      id === undefined
        ? await this.catalog.categoryByName(hubId, name ?? '')
        : await this.catalog.category(hubId, id);
    return { vehicleTypeId: category.vehicleTypeId, categoryId: category.id };
  }

  private async instant(
    caller: Caller,
    { data, hora }: Pick<EstimateQuery, 'data' | 'hora'>,
  ): Promise<Date | null> {
    if (data === undefined && hora === undefined) return null;
    if (data === undefined) throw businessError(2, 'data');
    if (hora === undefined) throw businessError(2, 'hora');
    const at = instantOf(await this.hubs.get(caller.hubId), data, hora);
    if (!at) throw businessError(24, 'data');
    return at;
  }

  /** Null when the request names a pickup. */
  private async ownAddress(
    caller: Caller,
    merchantId: number | null,
    attribute: string,
  ): Promise<PlaceInput> {
    const merchant = merchantId === null ? null : await this.merchants.getCached(caller.scope, merchantId);
    const own = merchant?.address ? { ...merchant.address, address: null } : null;
    if (!own || !hasLocation(own)) throw businessError(2, attribute);
    return own;
  }

  /** null or 0 names nobody. */
  private async preferredCourier(caller: Caller, named: OpenRequest['condutor']): Promise<number | null> {
    const { tipo_identificacao: kind = '0', identificacao: value = '0' } = named ?? {};
    if (kind === '0' && value === '0') return null;
    if (value === '0') throw businessError(2, 'condutor.identificacao');
    if (kind === '0') throw businessError(2, 'condutor.tipo_identificacao');
    const hubWide = { ...caller.scope, merchantId: null };
    return this.couriers.identify(
      hubWide,
      ...courierReference({ tipo_identificacao: kind, identificacao: value }),
    );
  }
}

function place(address?: string, district?: string, city?: string, state?: string): PlaceInput {
  return { address: address ?? null, district: district ?? null, city: city ?? null, state: state ?? null };
}

function departure(from: Departure): PlaceInput {
  return {
    ...place(from.endereco, from.bairro, from.cidade, from.estado),
    latitude: orNull(from.lat),
    longitude: orNull(from.lng),
    complement: orNull(from.complemento),
    reference: orNull(from.referencia),
  };
}

/** With one stop the external id is the stop's, by which other protocols find the order. */
function externalIdOf({ paradas: [first, ...more] }: OpenRequest): string | null {
  return more.length === 0 ? orNull(first?.id_externo) : null;
}

function requestedStop(stop: RequestedStop, { forma_pagamento: code }: OpenRequest): StopInput {
  const collect = stop.valor_cobrar ? stop.valor_cobrar : null;
  return {
    ...place(stop.endereco_parada, stop.bairro_parada, stop.cidade_parada, stop.estado_parada),
    latitude: orNull(stop.lat_parada),
    longitude: orNull(stop.lng_parada),
    complement: orNull(stop.complemento_parada),
    reference: orNull(stop.referencia_parada),
    externalId: orNull(stop.id_externo),
    displayId: orNull(stop.id_externo),
    name: orNull(stop.nome_cliente_parada),
    phone: recipientPhone(stop.telefone_cliente_parada),
    observation: orNull(stop.observacao_parada),
    confirmationCode: orNull(stop.codigo_confirmacao),
    collectCents: collect,
    collectMethod: collect === null ? null : PAYMENT_CODES[code].collect,
  };
}

/** The phone as the caller wrote it, without a trunk zero, with which mobile phones cannot dial it. */
function recipientPhone(text: string | undefined): string | null {
  if (text === undefined) return null;
  const national = nationalPhone(text);
  return /^\D*0/.test(text) && /^\d{10,11}$/.test(national) ? national : text;
}

/** The points on the way, then the destination. */
function destinations(query: EstimateQuery): PlaceInput[] {
  const { endereco_desejado: address, bairro_desejado: district, cidade_desejado: city } = query;
  const last: PlaceInput = {
    ...place(address, district, city, query.estado_desejado),
    latitude: query.lat_desejado ?? null,
    longitude: query.lng_desejado ?? null,
  };
  const all = [...(query.latlng_paradas ?? []), ...(hasLocation(last) ? [last] : [])];
  if (all.length === 0) throw businessError(2, 'endereco_desejado');
  return all;
}

function hasLocation({ address, latitude, longitude, street }: PlaceInput): boolean {
  return Boolean(address ?? street) || (typeof latitude === 'number' && typeof longitude === 'number');
}
