import type { Merchant } from '../../people/index.js';
import type { CreateOrderCommand } from '../../ordering/index.js';
import { streamOfRequest } from '../../events/index.js';
import { FACES, REQUESTS_FACE } from '../../base/index.js';
import type { DeliveryRequestRecord, RequestOffer } from './delivery-request.entity.js';
import { summaryOf } from './delivery-request.events.js';
import type { Assessment } from './request-assessment.service.js';

export function offerOf({ vehicle, price, promise }: Assessment): RequestOffer {
  return { vehicleKind: vehicle.kind, price, promise };
}

/** The order of a delivery request, with the request's summary for the order's events. */
export function orderCommand(
  request: DeliveryRequestRecord,
  merchant: Merchant,
  assessment: Assessment,
  combineWithOrderIds: number[],
): CreateOrderCommand {
  const { terms } = request;
  const { quote, vehicle, fitting } = assessment;
  const [dropoff] = quote.stops;
  return {
    source: FACES[REQUESTS_FACE].channel,
    merchant: { id: merchant.id },
    vehicleTypeId: vehicle.id,
    acceptableVehicleTypeIds: fitting.map(({ id }) => id),
    categoryId: null,
    // With the coordinates of the quote, so that no address is geocoded twice.
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
    readyAt: request.readyAt,
    preparationStartsAt: preparationStart(terms),
    deliverBy: new Date(assessment.promise.deliverBy),
    combinable: terms.combinable,
    combineWithOrderIds,
    confirmationCodeRequired: terms.confirmationCodeRequired,
    pickupCode: terms.pickupCode,
    requestId: request.id,
    stream: streamOfRequest(request.id),
    faceData: { request: { ...summaryOf(request), offer: offerOf(assessment) } },
  };
}

function preparationStart({ preparationStartsAt = null }: DeliveryRequestRecord['terms']): Date | null {
  return preparationStartsAt === null ? null : new Date(preparationStartsAt);
}
