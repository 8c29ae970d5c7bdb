import {
  COURIER_TEXTS,
  DeliveryRequest,
  GOODS_PLACES,
  Order,
  OrderEvent,
  orderPriceSchema,
  PAY_LINE_KINDS,
  placeSchema,
  rejectionSchema,
  stopSchema,
} from '#domain';
import { z } from 'zod';
import { foundPlacesAnswer } from '../../docs/found-place.schemas.js';
import * as parts from '../../docs/order-parts.schemas.js';
import * as answers from '../../docs/record.schemas.js';

const person = { id: z.int(), name: z.string() };
const stop = stopSchema
  .omit({ trackingToken: true })
  .extend({ ...parts.stopAnswer, ...parts.fallbackAnswer, rating: parts.ratingAnswer })
  .meta({ id: 'OrderStop' });
const orderMembers = {
  ...answers.recordOf(Order, [
    'id uuid publicId merchantId appId kind source status requestId redeliveryOf statusAt startedAt',
    'scheduledFor searchAt readyRequired readyAt deliverBy initialStatus externalId externalDisplayId',
    'observation customerObservation pickup stops vehicleTypeId acceptableVehicleTypeIds categoryId package',
    'needsReturn needsProof combinable pickupCode distanceM returnDistanceM durationS price totalCents',
    'goodsValueCents lateChargeCents courierPayCents paymentMethod paymentCode paymentStatus charge',
    'paymentTxid paymentExpiresAt invoiceId courierId preferredCourierId groupId combineWithOrderIds',
    'acceptedAt approachM arrivedPickupAt arrivalLimitAt collectedAt collectLimitAt deliveredAt',
    'finishedAt failureSettledAt cancelledAt cancelReason cancelNote cancelledBy cancelOnReturn lastSequence lastEventAt',
    'createdAt updatedAt deletedAt',
  ]).shape,
  /** What the courier's pay is made of; the lines add up to it. */
  payLines: z.array(z.strictObject({ kind: z.enum(PAY_LINE_KINDS), cents: z.int() })),
  tipCents: answers.cents,
  /** null: an older release placed the order, or it has no price yet. */
  distanceSource: answers.distanceSource.nullable(),
  trackingUrl: z.url(),
  /** Where the goods are that nobody took; null: everything was delivered or is on its way. */
  goodsAt: z.enum(GOODS_PLACES).nullable(),
  stops: z.array(stop),
  groupLeaderId: z.int().nullable(),
  merchant: z.strictObject({
    ...person,
    email: answers.text,
    phone: z.string(),
    ...answers.each(['externalId', 'document', 'courierNote'], answers.text),
  }),
  courier: z
    .strictObject({
      ...person,
      ...answers.each(COURIER_TEXTS, answers.text),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      seenAt: answers.optionalInstant,
    })
    .nullable(),
};
export const orderAnswer = answers.named('Order', orderMembers);
const timeline = z.array(
  answers.recordOf(OrderEvent, ['sequence type at happenedAt actor courierId stop position data']),
);
export const orderDetailAnswer = answers.named('OrderDetail', { ...orderMembers, timeline });

export const quoteAnswer = z.strictObject({
  price: orderPriceSchema,
  totalCents: answers.cents,
  distanceM: z.int(),
  distanceSource: answers.distanceSource.nullable(),
  returnDistanceM: z.int(),
  durationS: z.int(),
  pickup: placeSchema,
  stops: z.array(placeSchema),
  found: foundPlacesAnswer,
  vehicleTypeId: z.int(),
});

export const editQuoteAnswer = z.strictObject({
  currentCents: answers.cents,
  totalCents: answers.cents,
  distanceM: z.int(),
  distanceSource: answers.distanceSource.nullable(),
});

export const orderGroupAnswer = z.strictObject({
  groupId: z.int(),
  leaderOrderId: z.int(),
  orderIds: z.array(z.int()),
});

export const deliveryRequestAnswer = answers
  .recordOf(
    DeliveryRequest,
    [
      'id merchantId orderUuid orderRef deliveryId attempt status displayId merchant recipient terms',
      'acceptance receivedAt rejectAfter decidedAt decidedBy offer orderId readyAt cancelledAt cancellation',
      'problemActions updatedAt',
    ],
    { rejection: rejectionSchema.omit({ note: true }).extend({ message: answers.text }).nullable() },
  )
  .meta({ id: 'DeliveryRequest' });
