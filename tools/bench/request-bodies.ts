import { availabilityExample, deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { between } from '../../test/faults/order-requests.builder.js';
import { DROPOFF, PICKUP } from '../../test/support/builders/index.js';
import type { BenchWorld } from './setup/bench.world.js';

type Shop = Pick<BenchWorld, 'vehicleTypeId' | 'merchantId'>;

/** POST /orders and POST /orders/calcular as a shop's system sends them. */
export function orderBody({ vehicleTypeId, merchantId }: Shop, more: object = {}): string {
  return JSON.stringify({
    tipo_veiculo_id: vehicleTypeId,
    cliente_id: merchantId,
    endereco_coleta: { endereco: 'Rua da Coleta, 1', nome: 'Balcão', telefone: '11900000001', ...PICKUP },
    enderecos_entrega: [
      { endereco: 'Rua da Entrega, 2', nome: 'Cliente Um', telefone: '11900000002', ...DROPOFF },
    ],
    ...more,
  });
}

export const AVAILABILITY_BODY = JSON.stringify(between(availabilityExample, PICKUP, DROPOFF));

/** A new delivery in each request: `{{n12}}` ends its UUID. */
export const DELIVERY_ID = '6f1d3c52-3f0b-4c57-9c55-{{n12}}';
export const DELIVERY_BODY = JSON.stringify({
  ...between(deliveryExample, PICKUP, DROPOFF),
  orderId: DELIVERY_ID,
  orderDisplayId: 'A-{{n}}',
  payments: { method: 'ONLINE' },
});
