import { demoQuarter } from '#domain';

/** A test sends each of these bodies. They lie within the demonstration's area. */
const { pickup, city, state } = demoQuarter().place;

const pickupAddress = {
  country: 'BR',
  state,
  city,
  district: 'Centro',
  street: 'Rua das Acácias',
  number: '100',
  postalCode: '01000-000',
  complement: '',
  latitude: pickup.latitude,
  longitude: pickup.longitude,
};

const deliveryAddress = {
  ...pickupAddress,
  street: 'Rua dos Ipês',
  number: '42',
  complement: 'Apto 12',
  reference: 'Portão verde',
  latitude: pickup.latitude - 0.005,
  longitude: pickup.longitude - 0.006,
};

export const availabilityExample = {
  merchant: { id: '00000000000000-6f1d3c52-3f0b-4c57-9c55-0d9b2f6f7a11', name: 'Pizzaria Exemplo' },
  pickupAddress,
  deliveryAddress,
  vehicle: { type: ['MOTORBIKE_BAG', 'MOTORBIKE_BOX'], container: 'THERMIC', containerSize: 'MEDIUM' },
  limitTimes: { pickupLimit: 40, deliveryLimit: 90, orderCreatedAt: '2026-03-02T12:00:00Z' },
  totalOrderPrice: { value: 85.9, currency: 'BRL' },
  totalWeight: 1500,
  returnToMerchant: false,
  canCombine: true,
  additionalPricePercentual: 50,
};

export const deliveryExample = {
  ...availabilityExample,
  orderId: '6f1d3c52-3f0b-4c57-9c55-0d9b2f6f7a11',
  orderDisplayId: 'A-1024',
  customerName: 'Cliente Exemplo',
  customerPhone: '11 90000-0000',
  payments: {
    method: 'OFFLINE',
    wirelessPos: false,
    offlineMethod: [{ type: 'CASH', amount: { value: 85.9, currency: 'BRL' } }],
    change: { value: 14.1, currency: 'BRL' },
  },
  items: [{ name: 'Pizza grande', quantity: 1 }],
  notifyReadyForPickup: false,
  confirmationCodeRequired: false,
};

export const marketplaceExample = {
  ...deliveryExample,
  orderId: '0f7c3e0a-9a0d-4a5d-8a55-3d9b2f6f7a22',
  payments: { method: 'ONLINE' },
  metadata: {
    pickUpCode: '4821',
    partnerData: {
      orderPartnerName: 'Marketplace A',
      orderDisplayId: '7731',
      phoneNumber: '0800 000 0000 localizador 12345678',
    },
  },
};

export const cancelExample = {
  reason: 'CONSUMER_CANCELLATION_REQUESTED',
  action: 'CANCEL_DELIVERY',
  message: 'O consumidor desistiu',
};

export const pickedExample = { pickupDate: '2026-03-02T12:20:00Z', volumePicked: 1 };
export const finishExample = { finishDate: '2026-03-02T12:45:00Z', observation: 'Entregue na portaria' };
export const problemExample = {
  reason: 'NOBODY_TO_RECEIVE',
  action: 'RETURN_TO_STORE',
  message: 'Pode trazer de volta',
};

export const tokenExample = {
  grant_type: 'client_credentials',
  client_id: '0198f0c4-0000-7000-8000-000000000000',
  client_secret: 'od_live_…',
};
