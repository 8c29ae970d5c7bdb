import { centsPerKm, offeredPay, type OfferView, type Place, type Stop } from '#domain';
import { moneyToCollect } from '../orders/order.body.js';

/** An offer as the courier decides on it: where to about. Whom it is for, and the door, come with the order. */
export function offerBody({ id, orderId, distanceM, offeredAt, expiresAt, order, wayBackCents }: OfferView) {
  const payCents = offeredPay(order, distanceM);
  return {
    id,
    orderId,
    merchant: { name: order.merchant.name },
    pickup: wherever(order.pickup),
    stops: order.stops.map((stop: Stop) => ({ ...areaOf(stop), collect: moneyToCollect(stop) })),
    /** Metres: of the whole way, and from the courier to the pickup. */
    distance: order.distanceM,
    distanceToPickup: distanceM,
    durationSeconds: order.durationS,
    needsReturn: order.needsReturn,
    payCents,
    /** More, if the delivery fails and the goods go back. */
    wayBackCents,
    /** With the way to the pickup. */
    centsPerKm: centsPerKm(payCents, order, distanceM),
    observation: order.observation,
    offeredAt,
    expiresAt,
  };
}

function wherever({ address, district, city, state, latitude, longitude }: Place) {
  return { address, district, city, state, latitude, longitude };
}

/** Not the door: many see an offer, one carries the order. */
function areaOf({ district, city, state }: Place) {
  return { district, city, state };
}
