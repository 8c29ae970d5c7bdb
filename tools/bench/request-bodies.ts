import { DROPOFF, PICKUP } from '../../test/support/builders/index.js';
import type { BenchWorld } from './setup/bench.world.js';

/** POST /orders and POST /orders/calcular as a shop's system sends them. */
export function orderBody(
  { vehicleTypeId, merchantId }: Pick<BenchWorld, 'vehicleTypeId' | 'merchantId'>,
  more: object = {},
): string {
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

const address = (street: string, number: string, point: object) => ({
  country: 'BR',
  state: 'SP',
  city: 'Campinas',
  district: 'Vila Inventada',
  street,
  number,
  postalCode: '13998-001',
  complement: '',
  ...point,
});

const delivery = () => ({
  merchant: { id: '00000000000000-6f1d3c52-3f0b-4c57-9c55-0d9b2f6f7a11', name: 'Pizzaria Exemplo' },
  pickupAddress: address('Rua das Araras Azuis', '100', PICKUP),
  deliveryAddress: address('Rua dos Ipês', '42', DROPOFF),
  vehicle: { type: ['MOTORBIKE_BAG'], container: 'THERMIC', containerSize: 'MEDIUM' },
  limitTimes: { pickupLimit: 40, deliveryLimit: 90, orderCreatedAt: '2026-03-02T12:00:00Z' },
  totalOrderPrice: { value: 85.9, currency: 'BRL' },
  totalWeight: 1_500,
  returnToMerchant: false,
  canCombine: true,
  additionalPricePercentual: 50,
});

export const availabilityBody = (): string => JSON.stringify(delivery());

/** A new delivery in each request: `{{n}}` padded to the end of a UUID. */
export const deliveryBody = (): string =>
  JSON.stringify({
    ...delivery(),
    orderId: DELIVERY_ORDER_ID,
    orderDisplayId: 'A-{{n}}',
    customerName: 'Cliente Um',
    customerPhone: '11 90000-0002',
    payments: { method: 'ONLINE' },
    items: [{ name: 'Pizza grande', quantity: 1 }],
  });

export const DELIVERY_ORDER_ID = '6f1d3c52-3f0b-4c57-9c55-{{n12}}';
