import { Injectable } from '@nestjs/common';
import { Catalog, Clock, CourierAccess, Hubs, Merchants } from '#domain';
import type {
  Caller,
  MerchantAddress,
  PlaceInput,
  PlaceOrderCommand,
  QuoteCommand,
  StopInput,
} from '#domain';
import { courierNamed } from '../credits/identification.js';
import { PAYMENT_CODES } from '../vocabulary/index.js';
import { instantOf } from '../wire/local-time.js';
import { orNull } from '../wire/present.js';
import { refuse } from '../wire/problem.js';
import type { EstimateQuery } from './estimate.dto.js';
import type { Departure, OpenRequest, RequestedStop } from './open-request.dto.js';

interface Chosen {
  categoria_id?: number | undefined;
  categoria_nome?: string | undefined;
}

interface Timed {
  data?: string | undefined;
  hora?: string | undefined;
}

/** Turns what a caller wants opened or estimated into the core's commands. */
@Injectable()
export class OpeningCommands {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    private readonly merchants: Merchants,
    private readonly couriers: CourierAccess,
    private readonly clock: Clock,
  ) {}

  async place(caller: Caller, input: OpenRequest): Promise<PlaceOrderCommand> {
    const merchantId = input.empresa_id ?? caller.merchantId;
    if (merchantId === null) throw refuse(2, 'empresa_id');
    const { method } = PAYMENT_CODES[input.forma_pagamento];
    const scheduledFor = await this.future(caller, input);
    return {
      ...(await this.choice(caller, input)),
      source: 'model_m',
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
      preferredCourierId: await this.courier(caller, input.condutor),
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
      ...(await this.choice(caller, query)),
      merchantId,
      pickup: isSomewhere(pickup) ? pickup : await this.ownAddress(caller, merchantId, 'endereco_partida'),
      stops: destinations(query),
      needsReturn: query.com_retorno ?? false,
      ...(at && { at }),
    };
  }

  /** A category decides the vehicle; a vehicle's own name will do as well. */
  private async choice({ hubId }: Caller, { categoria_id: id, categoria_nome: name }: Chosen) {
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

  private async instant(caller: Caller, { data, hora }: Timed): Promise<Date | null> {
    if (data === undefined && hora === undefined) return null;
    if (data === undefined) throw refuse(2, 'data');
    if (hora === undefined) throw refuse(2, 'hora');
    const at = instantOf(await this.hubs.get(caller.hubId), data, hora);
    if (!at) throw refuse(24, 'data');
    return at;
  }

  /** A request cannot be scheduled for a time that has passed. */
  private async future(caller: Caller, timed: Timed): Promise<Date | null> {
    const at = await this.instant(caller, timed);
    if (at && at < this.clock.now()) throw refuse(24, 'data');
    return at;
  }

  /** A company departs from its own address unless it says otherwise. */
  private async ownAddress(
    caller: Caller,
    merchantId: number | null,
    attribute: string,
  ): Promise<PlaceInput> {
    const merchant = merchantId === null ? null : await this.merchants.recall(caller.scope, merchantId);
    const own = merchant?.address ? merchantPlace(merchant.address) : null;
    if (!own || !isSomewhere(own)) throw refuse(2, attribute);
    return own;
  }

  /** Any caller may name a courier of the hub; members that are null or 0 name nobody. */
  private async courier(caller: Caller, named: OpenRequest['condutor']): Promise<number | null> {
    const { tipo_identificacao: kind = '0', identificacao: value = '0' } = named ?? {};
    if (kind === '0' && value === '0') return null;
    if (value === '0') throw refuse(2, 'condutor.identificacao');
    if (kind === '0') throw refuse(2, 'condutor.tipo_identificacao');
    const hubWide = { ...caller.scope, merchantId: null };
    return this.couriers.identify(
      hubWide,
      ...courierNamed({ tipo_identificacao: kind, identificacao: value }),
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

/** With one stop its number is the order's, by which the other protocols find it. */
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
    phone: orNull(stop.telefone_cliente_parada),
    observation: orNull(stop.observacao_parada),
    confirmationCode: orNull(stop.codigo_confirmacao),
    collectCents: collect,
    collectMethod: collect === null ? null : PAYMENT_CODES[code].collect,
  };
}

/** What is passed on the way, then the destination. */
function destinations(query: EstimateQuery): PlaceInput[] {
  const { endereco_desejado: address, bairro_desejado: district, cidade_desejado: city } = query;
  const last: PlaceInput = {
    ...place(address, district, city, query.estado_desejado),
    latitude: query.lat_desejado ?? null,
    longitude: query.lng_desejado ?? null,
  };
  const all = [...(query.latlng_paradas ?? []), ...(isSomewhere(last) ? [last] : [])];
  if (all.length === 0) throw refuse(2, 'endereco_desejado');
  return all;
}

function isSomewhere({ address, latitude, longitude, street }: PlaceInput): boolean {
  return Boolean(address ?? street) || (typeof latitude === 'number' && typeof longitude === 'number');
}

function merchantPlace(address: MerchantAddress): PlaceInput {
  return { ...address, address: null };
}
