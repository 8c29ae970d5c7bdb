import { centsPerKm, offeredPay, type OfferView, Offers } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { picker } from '../../http/answer.mapper.js';
import * as fields from '../../http/field.schemas.js';
import { collectAnswer, locationAnswer, courierOrderAnswer } from '../orders/order.answers.js';
import { moneyToCollect } from '../orders/order.body.js';
import { CourierOrderBodies } from '../orders/courier-acts.service.js';
import { courierApi } from '../session/courier-api.decorator.js';

const offerAnswer = answers.named('Offer', {
  id: z.int(),
  orderId: z.int(),
  merchant: z.strictObject({ name: z.string() }),
  pickup: locationAnswer,
  /** The exact address comes with the order. */
  stops: z.array(
    z.strictObject({
      ...answers.each(['district', 'city', 'state'], answers.text),
      collect: collectAnswer,
    }),
  ),
  distance: z.int(),
  distanceToPickup: z.int().nullable(),
  durationSeconds: z.int(),
  needsReturn: z.boolean(),
  payCents: z.int(),
  /** On top if the delivery fails and the goods go back; null: none, or it is in the pay. */
  wayBackCents: z.int().nullable(),
  centsPerKm: z.int().nullable(),
  observation: answers.text,
  offeredAt: answers.instant,
  expiresAt: answers.instant,
});

const pick = picker(offerAnswer);

/** Many couriers see an offer, one carries the order: recipient and exact address come with the order. */
export function offerBody({ order, ...offer }: OfferView) {
  const { distanceM } = offer;
  const payCents = offeredPay(order, distanceM);
  return pick({
    ...order,
    ...offer,
    stops: order.stops.map((stop) => ({ ...stop, collect: moneyToCollect(stop) })),
    distance: order.distanceM,
    distanceToPickup: distanceM,
    durationSeconds: order.durationS,
    payCents,
    /** Over the whole way and the way to the pickup. */
    centsPerKm: centsPerKm(payCents, order, distanceM),
  });
}

const api = courierApi(
  'offers',
  { offers: Offers, bodies: CourierOrderBodies },
  { id: fields.pathId('offer_not_found') },
);

export const OffersController = api.controller('OffersController', {
  list: api.get('', {
    summary: 'Lists open offers',
    answer: answers.listOf(offerAnswer),
    run: async ({ offers, by }) => (await offers.list(by)).map(offerBody),
  }),
  accept: api.post(':id/accept', {
    summary: 'Accepts an offer; the first courier to accept gets the order',
    answer: courierOrderAnswer,
    errors: [404, 409, 410],
    run: ({ offers, bodies, by, id }) => bodies.after(by, offers.accept(by, id)),
  }),
  decline: api.post(':id/decline', {
    summary: 'Declines an offer',
    errors: [404, 410],
    run: ({ offers, by, id }) => offers.decline(by, id),
  }),
});
