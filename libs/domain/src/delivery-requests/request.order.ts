import type { Merchant } from '../merchants/index.js';
import type { PlaceOrderCommand } from '../orders/index.js';
import { streamOfRequest } from '../outbox/index.js';
import type { DeliveryRequestRecord } from './delivery-request.entity.js';
import { cardOf } from './delivery-request.timeline.js';
import type { RequestOffer } from './delivery-request.types.js';
import type { Assessment } from './request.assessment.js';

export function offerOf({ vehicle, price, promise }: Assessment): RequestOffer {
  return { vehicleKind: vehicle.kind, price, promise };
}

/** The order that an accepted request becomes. It keeps the request's card, so that its events tell of the request. */
export function orderCommand(
  request: DeliveryRequestRecord,
  merchant: Merchant,
  assessment: Assessment,
  combineWithOrderIds: number[],
): PlaceOrderCommand {
  const { terms } = request;
  const { quote, vehicle, fitting } = assessment;
  const [dropoff] = quote.stops;
  return {
    source: 'open_delivery',
    merchant: { id: merchant.id },
    vehicleTypeId: vehicle.id,
    acceptableVehicleTypeIds: fitting.map(({ id }) => id),
    categoryId: null,
    // Where the quote found them: no address is looked up a second time.
    pickup: { ...terms.pickup, ...quote.pickup },
    stops: [
      {
        ...terms.dropoff,
        ...dropoff,
        displayId: terms.stopDisplayId,
        observation: terms.stopObservation,
        phoneLocator: terms.phoneLocator,
        collectCents: terms.collect?.amountCents ?? null,
        collectMethod: terms.collect?.method ?? null,
        changeForCents: terms.collect?.changeForCents ?? null,
      },
    ],
    package: terms.package,
    needsReturn: terms.needsReturn,
    needsProof: false,
    externalId: request.orderUuid,
    externalDisplayId: request.displayId,
    observation: terms.pickupObservation,
    goodsValueCents: terms.goodsValueCents,
    paymentMethod: merchant.invoicingEnabled ? 'invoiced' : 'wallet',
    paymentCode: terms.paymentCode,
    initialStatus: terms.waitsForReady && request.readyAt === null ? 'preparing' : 'pending',
    combinable: terms.combinable,
    combineWithOrderIds,
    confirmationCodeRequired: terms.confirmationCodeRequired,
    pickupCode: terms.pickupCode,
    requestId: request.id,
    stream: streamOfRequest(request.id),
    faceData: { request: { ...cardOf(request), offer: offerOf(assessment) } },
  };
}
