import { newUuid } from '#domain';
import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';

export const ORDERING_FACES = ['full-api', 'open-delivery', 'model-m'] as const;
export type OrderingFace = (typeof ORDERING_FACES)[number];

interface OrderRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: object;
}

/** What a client of each face sends for an order; `reference`: its own name for the order, a UUID in Open Delivery. */
export function orderRequest(
  face: OrderingFace,
  facts: DemoFacts,
  { token, reference }: { token: string; reference?: string },
): OrderRequest {
  return {
    'full-api': () => fullApi(facts, reference),
    'open-delivery': () => openDelivery(facts, token, reference ?? newUuid()),
    'model-m': () => modelM(facts, reference),
  }[face]();
}

function fullApi({ fullApi: keys, place }: DemoFacts, reference: string | undefined): OrderRequest {
  return {
    path: '/api/v1/orders',
    headers: { Authorization: `Bearer ${keys.hubKey}` },
    body: {
      tipo_veiculo_id: keys.tipoVeiculoId,
      cliente_id: keys.clienteId,
      metodo_pagamento: 'carteira',
      ...(reference !== undefined && { external_id: reference }),
      endereco_coleta: { endereco: place.pickup.address, ...at(place.pickup) },
      enderecos_entrega: [{ endereco: place.dropoff.address, ...at(place.dropoff) }],
    },
  };
}

function modelM({ modelM: keys, place }: DemoFacts, reference: string | undefined): OrderRequest {
  const { pickup, dropoff } = place;
  const stop = {
    endereco_parada: dropoff.address,
    lat_parada: dropoff.latitude,
    lng_parada: dropoff.longitude,
  };
  return {
    path: '/api/m/abrirSolicitacao',
    headers: { 'api-key': keys.hubKey },
    body: {
      forma_pagamento: 'F',
      empresa_id: keys.empresaId,
      partida: { endereco: pickup.address, lat: pickup.latitude, lng: pickup.longitude },
      paradas: [{ ...stop, ...(reference !== undefined && { id_externo: reference }) }],
    },
  };
}

function openDelivery({ place }: DemoFacts, token: string, reference: string): OrderRequest {
  const { city, state, pickup, dropoff } = place;
  return {
    path: '/api/opendelivery/v1/logistics/delivery',
    headers: { Authorization: `Bearer ${token}` },
    body: {
      ...deliveryExample,
      orderId: reference,
      canCombine: false,
      pickupAddress: { ...deliveryExample.pickupAddress, city, state, ...at(pickup) },
      deliveryAddress: { ...deliveryExample.deliveryAddress, city, state, ...at(dropoff) },
    },
  };
}

function at({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}

/** The id that an answer gives its caller; null: it gives none. */
export function idOfAnswer(body: unknown): string | null {
  const answer = body as { id?: number; deliveryId?: string; response?: { id_mch: string } } | null;
  const id = answer?.id ?? answer?.deliveryId ?? answer?.response?.id_mch;
  return id === undefined ? null : String(id);
}
