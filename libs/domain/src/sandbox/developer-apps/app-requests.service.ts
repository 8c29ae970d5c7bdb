import { Injectable } from '@nestjs/common';
import { DeliveryRequestQueries, DeliveryRequests, RequestDecisions } from '../../requests/index.js';
import { demoQuarter } from '../../back-office/index.js';
import { cents, DomainError, newUuid } from '../../base/index.js';
import { sandboxScope } from './app.rules.js';
import type { DeveloperApp } from './developer-app.entity.js';

const GOODS_CENTS = 5_990;

@Injectable()
export class AppRequests {
  constructor(
    private readonly requests: DeliveryRequests,
    private readonly decisions: RequestDecisions,
    private readonly queries: DeliveryRequestQueries,
  ) {}

  /** The invented request is decided at once; returns its order's id. @throws transition_refused: rejected */
  async place(app: DeveloperApp, note: string | null): Promise<number> {
    const scope = sandboxScope(app);
    const { id } = await this.requests.submit(scope, requestOf(app, note));
    await this.decisions.decide(id);
    const { orderId, status } = await this.queries.byId(scope, id);
    if (orderId === null) throw new DomainError('transition_refused', { status });
    return orderId;
  }
}

function requestOf(app: DeveloperApp, note: string | null) {
  const orderUuid = newUuid();
  const { place } = demoQuarter();
  const merchant = { id: String(app.sandboxMerchantId), name: 'Loja de Testes' };
  const recipient = 'Cliente de Teste';
  const displayId = orderUuid.slice(-6).toUpperCase();
  const { city, state } = place;
  return {
    merchantId: app.sandboxMerchantId,
    credentialId: app.credentialId,
    orderUuid,
    displayId,
    merchant,
    recipient,
    body: bodyOf(orderUuid, displayId, merchant, recipient),
    idempotencyKey: null,
    terms: {
      pickup: { ...place.pickup, city, state, name: merchant.name, phone: '1933330004' },
      dropoff: { ...place.dropoff, city, state, name: recipient, phone: '19999990000' },
      stopDisplayId: displayId,
      stopObservation: null,
      pickupObservation: note,
      phoneLocator: null,
      vehicle: {
        options: [{ word: 'MOTORBIKE_BAG', kind: 'motorbike' as const }],
        container: 'NORMAL',
        containerSize: null,
        instruction: note,
      },
      package: null,
      goodsValueCents: cents(GOODS_CENTS),
      needsReturn: false,
      combinable: false,
      combineWith: [],
      pickupLimitMinutes: null,
      deliveryLimitMinutes: null,
      acceptedAboveListBp: null,
      waitsForReady: false,
      confirmationCodeRequired: false,
      pickupCode: null,
      collect: null,
      paymentCode: 'PREPAID',
      marketplace: null,
    },
  };
}

/** The body as the caller would have sent it, for answers that repeat it. */
function bodyOf(
  orderId: string,
  orderDisplayId: string,
  merchant: { id: string; name: string },
  customerName: string,
) {
  const { place } = demoQuarter();
  const at = ({ address, latitude, longitude }: (typeof place)['pickup']) => {
    const [street = '', number = ''] = (address.split(' - ')[0] ?? '').split(', ');
    const { city, state } = place;
    return { country: 'BR', state, city, street, number, latitude, longitude, district: '', postalCode: '' };
  };
  return {
    orderId,
    orderDisplayId,
    merchant,
    customerName,
    customerPhone: '19 99999-0000',
    pickupAddress: at(place.pickup),
    deliveryAddress: at(place.dropoff),
    vehicle: { type: ['MOTORBIKE_BAG'], container: 'NORMAL' },
    limitTimes: {},
    totalOrderPrice: { value: GOODS_CENTS / 100, currency: 'BRL' },
    returnToMerchant: false,
    canCombine: false,
    payments: { method: 'PREPAID' },
  };
}
