import type { DeliveryEventBody, WireEvent } from '../deliveries/delivery.types.js';
import { isInProgressEvent, type DeliveryEventType } from '../vocabulary/delivery-event.vocabulary.js';

export const TEST = 'TEST';
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const MINUTE_MS = 60_000;
const [PICKUP_MINUTES, DELIVERY_MINUTES, LATEST_MINUTES] = [10, 30, 45];

const REJECTED_TEST: Pick<WireEvent, 'rejectionInfo'> = { rejectionInfo: { reason: 'OTHER' } };

/** Members of events in progress: vehicle, price and times, and once accepted the courier. */
function progressOfTest(at: Date, type: DeliveryEventType, publicUrl: string): Partial<DeliveryEventBody> {
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS).toISOString();
  return {
    vehicle: { type: 'MOTORBIKE_BAG', container: 'NORMAL' },
    deliveryPrice: {
      price: { value: 9.9, currency: 'BRL' },
      pricingList: 'NORMAL',
      additionalPricePercentual: 0,
    },
    eta: {
      updateMethod: 'OFFLINE',
      pickupEtaInMinutes: PICKUP_MINUTES,
      pickupEtaDatetime: after(PICKUP_MINUTES),
      deliveryEtaInMinutes: DELIVERY_MINUTES,
      deliveryEtaDatetime: after(DELIVERY_MINUTES),
      maxDeliveryTime: after(LATEST_MINUTES),
    },
    ...(type === 'ACCEPTED' ? {} : { deliveryPerson: { id: '0', name: TEST } }),
    externalTrackingURL: `${publicUrl}/rastreio/${TEST}`,
  };
}

/** A test message in the form of a real one: an invented delivery of a merchant under its system's id. */
export function testBody(
  at: Date,
  type: DeliveryEventType,
  merchant: DeliveryEventBody['merchant'],
  publicUrl: string,
): DeliveryEventBody {
  return {
    deliveryId: NOBODY,
    orderId: NOBODY,
    orderDisplayId: TEST,
    merchant,
    event: { type, datetime: at.toISOString(), ...(type === 'REJECTED' ? REJECTED_TEST : {}) },
    customerName: TEST,
    ...(isInProgressEvent(type) ? progressOfTest(at, type, publicUrl) : {}),
  };
}

const EXAMPLE_AT = new Date('2026-03-02T12:00:00Z');

export const exampleBody = (type: DeliveryEventType, publicUrl: string) =>
  testBody(EXAMPLE_AT, type, { id: 'loja-1', name: 'Padaria' }, publicUrl);
