import { explainPay, stopId, type OrderView, type Place, type Stop } from '#domain';

/** An order as its courier gets it: never with the recipient's code. */
export function orderBody(order: OrderView) {
  return {
    id: order.id,
    publicId: order.publicId,
    kind: order.kind,
    status: order.status,
    merchant: { name: order.merchant.name, phone: order.merchant.phone, note: order.merchant.courierNote },
    observation: order.observation,
    pickup: placeBody(order.pickup),
    /** The code that the courier shows at the pickup. */
    pickupCode: order.pickupCode,
    stops: order.stops.map((stop) => stopBody(order.id, stop)),
    distance: order.distanceM,
    returnDistance: order.returnDistanceM,
    durationSeconds: order.durationS,
    needsReturn: order.needsReturn,
    needsProof: order.needsProof,
    payCents: order.courierPayCents,
    /** What the pay is made of; the lines add up to it. */
    payLines: explainPay(order),
    totalCents: order.totalCents + order.lateChargeCents,
    paymentMethod: order.paymentMethod,
    groupLeaderId: order.groupLeaderId,
    returnBeforeCancelling: order.cancelOnReturn !== null,
    ...instantsOf(order),
  };
}

function instantsOf(order: OrderView) {
  const { createdAt, scheduledFor, acceptedAt, arrivalLimitAt, arrivedPickupAt, collectLimitAt } = order;
  const { collectedAt, deliveredAt, finishedAt, cancelReason } = order;
  const before = { createdAt, scheduledFor, acceptedAt, arrivalLimitAt, arrivedPickupAt, collectLimitAt };
  return { ...before, collectedAt, deliveredAt, finishedAt, cancelReason };
}

function stopBody(orderId: number, stop: Stop) {
  return {
    id: stopId(orderId, stop.ordinal),
    status: stop.status,
    ...placeBody(stop),
    displayId: stop.displayId,
    observation: stop.observation,
    codeRequired: stop.confirmationCode !== null,
    phoneLocator: stop.phoneLocator,
    collect: moneyToCollect(stop),
    arrivedAt: stop.arrivedAt,
    finishedAt: stop.finishedAt,
    failureReason: stop.failureReason,
    evidence: stop.evidence,
  };
}

/** Money to collect from the recipient. */
export function moneyToCollect({ collectCents, collectMethod, changeForCents }: Stop) {
  if (collectCents === null) return null;
  return { amountCents: collectCents, method: collectMethod, changeForCents };
}

function placeBody(place: Place) {
  const { address, street, number, district, city, state, complement, reference, postalCode } = place;
  const { latitude, longitude, name, phone, instructions } = place;
  const where = { address, street, number, district, city, state, complement, reference, postalCode };
  return { ...where, latitude, longitude, name, phone, instructions };
}
