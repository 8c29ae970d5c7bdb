import { CANCEL_REASONS, Order, ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import {
  ratingAnswer,
  evidenceAnswer,
  fallbackAnswer,
  collectedAnswer,
} from '../../docs/order-parts.schemas.js';
import { foundPlacesAnswer } from '../../docs/found-place.schemas.js';
import {
  centsAnswer,
  distanceSourceAnswer,
  instantAnswer,
  optionalInstantAnswer,
  placeAnswer,
  recordOf,
  textAnswer,
  each,
} from '../../docs/record.schemas.js';
import { movementAnswer } from '../../admin/money/wallet.answers.js';

const place = {
  address: z.string(),
  complement: textAnswer,
  reference: textAnswer,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  name: textAnswer,
  phone: textAnswer,
  instructions: textAnswer,
};
const stop = z
  .strictObject({
    ...place,
    id: z.string(),
    ordinal: z.int(),
    status: z.enum(['pending', 'delivered', 'failed']),
    displayId: textAnswer,
    observation: textAnswer,
    /** The code that the recipient gives the courier. */
    confirmationCode: textAnswer,
    collectCents: centsAnswer.nullable(),
    collectMethod: textAnswer,
    changeForCents: centsAnswer.nullable(),
    /** What was collected, with the reason where it differs; null: nothing, or the stop is not delivered. */
    collected: collectedAnswer,
    arrivedAt: optionalInstantAnswer,
    finishedAt: optionalInstantAnswer,
    failureReason: textAnswer,
    ...fallbackAnswer,
    rating: ratingAnswer,
    /** The tracking page of this stop's recipient. */
    trackingUrl: z.url(),
    proof: evidenceAnswer,
  })
  .meta({ id: 'MerchantOrderStop' });

const members = recordOf(
  Order,
  [
    'id publicId redeliveryOf externalId observation pickupCode vehicleTypeId needsReturn needsProof distanceM',
    'durationS totalCents lateChargeCents goodsValueCents paymentStatus createdAt scheduledFor readyAt deliverBy',
    'acceptedAt arrivedPickupAt collectedAt deliveredAt finishedAt cancelledAt cancelNote',
  ],
  {
    kind: z.enum(['delivery', 'courier_call']),
    source: z.string(),
    status: z.enum(ORDER_STATUSES),
    sequence: z.int(),
    /** The merchant or sub-user that placed the order. */
    merchant: z.strictObject({ id: z.int(), name: z.string() }),
    /** Something was not delivered, and somebody still has it: it can be brought again. */
    redeliverable: z.boolean(),
    pickup: z.strictObject(place),
    stops: z.array(stop),
    /** null: an order of a release that did not say, or without a price yet. */
    distanceSource: distanceSourceAnswer.nullable(),
    /** What the courier got on top; a shop may raise it once the order is completed. */
    tipCents: centsAnswer,
    paymentMethod: z.enum(['invoiced', 'wallet', 'online', 'on_delivery', 'third_party']),
    /** The Pix of an order that waits for its online payment. */
    pix: z.strictObject({ code: z.string(), qr: z.array(z.string()), expiresAt: instantAnswer }).nullable(),
    courier: z
      .strictObject({
        name: z.string(),
        ...each(['phone', 'vehicleKind', 'vehicle', 'plate'], textAnswer),
        /** Only while the order is in progress. */
        position: placeAnswer.extend({ at: instantAnswer }).nullable(),
      })
      .nullable(),
    trackingUrl: z.url(),
    cancelReason: z.enum(CANCEL_REASONS).nullable(),
    /** Cancelled after collection: the goods are on their way back. */
    returning: z.boolean(),
  },
);

export const merchantOrderAnswer = z.strictObject(members).meta({ id: 'MerchantOrder' });

/** A line of the timeline. `actor` is the kind of person or system that acted. */
const entry = z.strictObject({
  sequence: z.int(),
  type: z.string(),
  at: instantAnswer,
  happenedAt: optionalInstantAnswer,
  actor: z.string(),
  stop: z.int().nullable(),
  note: textAnswer,
});

export const merchantOrderDetailAnswer = z
  .strictObject({ ...members, timeline: z.array(entry) })
  .meta({ id: 'MerchantOrderDetail' });

/** Movements of an order in the account's wallet: payment, refund, charges for lateness. */
export const merchantMovementAnswer = movementAnswer.omit({ owner: true });

const quote = {
  totalCents: centsAnswer,
  distanceM: z.int(),
  distanceSource: distanceSourceAnswer.nullable(),
  returnDistanceM: z.int(),
  /** Time by road from the pickup over every stop. */
  durationS: z.int(),
  /** Minutes from order to delivery that the company promises. */
  promiseMinutes: z.int(),
  /** The price is above the list price because of demand. */
  raised: z.boolean(),
  vehicleTypeId: z.int(),
  pickup: placeAnswer,
  stops: z.array(placeAnswer),
  found: foundPlacesAnswer,
};

export const merchantQuoteAnswer = z.strictObject(quote).meta({ id: 'MerchantQuote' });

export const heldQuoteAnswer = z.strictObject({
  ...quote,
  /** For `quoteId` of an order. */
  quoteId: z.string(),
  expiresAt: instantAnswer,
});

export const batchAnswer = z
  .strictObject({
    /** null: the orders were placed at once; else the batch can be read until 30 days after. */
    id: z.int().nullable(),
    atomic: z.boolean(),
    total: z.int(),
    placed: z.int(),
    refused: z.int(),
    createdAt: instantAnswer,
    /** null: a worker is placing them; `rows` has those that are done. */
    endedAt: optionalInstantAnswer,
    /** In the order in which they were sent. */
    rows: z.array(
      z.strictObject({
        orderId: z.int().nullable(),
        publicId: textAnswer,
        externalId: textAnswer,
        totalCents: centsAnswer.nullable(),
        /** What an order sent alone would have been answered. */
        problem: z
          .strictObject({
            type: z.string(),
            title: z.string(),
            status: z.int(),
            detail: z.string(),
            errors: z.record(z.string(), z.array(z.string())).optional(),
            found: z.string().optional(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderBatch' });
