import { newUuid, type Point } from '#domain';
import {
  type availabilityExample,
  deliveryExample,
} from '../../apps/open-delivery/src/docs/request.examples.js';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';

export const ORDERING_FACES = ['full-api', 'open-delivery', 'model-m'] as const;
export type OrderingFace = (typeof ORDERING_FACES)[number];

/** Where an order leads, and its caller's own name for it: a UUID in Open Delivery. */
interface Carriage {
  readonly clientId: number;
  readonly vehicleTypeId: number;
  readonly pickup: AddressedPoint;
  readonly dropoff: AddressedPoint;
  readonly reference?: string | undefined;
}
interface AddressedPoint extends Point {
  readonly address: string;
}

interface OrderRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: object;
}

/** What a client of each face of the demonstration sends for an order. */
export function orderRequest(
  face: OrderingFace,
  { fullApi, modelM, place }: DemoFacts,
  { token, reference }: { token: string; reference?: string },
): OrderRequest {
  const clientId = face === 'model-m' ? modelM.empresaId : fullApi.clienteId;
  const { city, state, pickup, dropoff } = place;
  const town = { city, state };
  const carriage = { clientId, vehicleTypeId: fullApi.tipoVeiculoId, pickup, dropoff, reference };
  const { path, body } = orderOf(face, carriage, town);
  const headers = {
    'full-api': { Authorization: `Bearer ${fullApi.hubKey}` },
    'open-delivery': { Authorization: `Bearer ${token}` },
    'model-m': { 'api-key': modelM.hubKey },
  }[face];
  const more = {
    'full-api': { metodo_pagamento: 'carteira' },
    'open-delivery': { canCombine: false },
    'model-m': {},
  };
  return { path, headers, body: { ...body, ...more[face] } };
}

/** Path and body of an order by each face. */
export function orderOf(
  face: OrderingFace,
  { clientId, vehicleTypeId, pickup, dropoff, reference }: Carriage,
  town: object = {},
): Pick<OrderRequest, 'path' | 'body'> {
  if (face === 'full-api') {
    const body = {
      tipo_veiculo_id: vehicleTypeId,
      cliente_id: clientId,
      ...(reference !== undefined && { external_id: reference }),
      endereco_coleta: { endereco: pickup.address, ...at(pickup) },
      enderecos_entrega: [{ endereco: dropoff.address, ...at(dropoff) }],
    };
    return { path: '/api/v1/orders', body };
  }
  if (face === 'open-delivery') {
    const example = between(deliveryExample, { ...town, ...at(pickup) }, { ...town, ...at(dropoff) });
    const body = { ...example, orderId: reference ?? newUuid() };
    return { path: '/api/opendelivery/v1/logistics/delivery', body };
  }
  const stop = {
    endereco_parada: dropoff.address,
    lat_parada: dropoff.latitude,
    lng_parada: dropoff.longitude,
    ...(reference !== undefined && { id_externo: reference }),
  };
  const partida = { endereco: pickup.address, lat: pickup.latitude, lng: pickup.longitude };
  const body = { forma_pagamento: 'F', empresa_id: clientId, partida, paradas: [stop] };
  return { path: '/api/m/abrirSolicitacao', body };
}

/** An example of Open Delivery, between other places. */
export const between = <Example extends typeof availabilityExample>(
  example: Example,
  pickup: Point,
  dropoff: Point,
) => ({
  ...example,
  pickupAddress: { ...example.pickupAddress, ...pickup },
  deliveryAddress: { ...example.deliveryAddress, ...dropoff },
});

const at = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** The id that an answer gives its caller; null: it gives none. */
export function idOfAnswer(body: unknown): string | null {
  const answer = body as { id?: number; deliveryId?: string; response?: { id_mch: string } } | null;
  const id = answer?.id ?? answer?.deliveryId ?? answer?.response?.id_mch;
  return id === undefined ? null : String(id);
}
