import { Order, OrderEvent, placeSchema, stopSchema } from '#domain';
import { z } from 'zod';
import * as parts from '../../docs/order-parts.schemas.js';
import { foundPlacesAnswer } from '../../docs/found-place.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import { movementAnswer } from '../../admin/money/wallet.answers.js';

/** Without the parts of the address. */
const place = placeSchema.omit({
  street: true,
  number: true,
  district: true,
  city: true,
  state: true,
  postalCode: true,
  externalId: true,
});
const stop = place
  .extend({
    ...stopSchema.pick({ arrivedAt: true, finishedAt: true, failureReason: true }).shape,
    ...parts.stopAnswer,
    ...parts.fallbackAnswer,
    rating: parts.ratingAnswer,
    trackingUrl: z.url(),
    proof: stopSchema.shape.evidence,
  })
  .meta({ id: 'MerchantOrderStop' });

const members = answers.recordOf(
  Order,
  [
    'id publicId kind source status redeliveryOf externalId observation pickupCode vehicleTypeId needsReturn',
    'needsProof distanceM durationS totalCents lateChargeCents goodsValueCents paymentMethod paymentStatus',
    'createdAt scheduledFor readyAt deliverBy acceptedAt arrivedPickupAt collectedAt deliveredAt finishedAt',
    'cancelledAt cancelReason cancelNote',
  ],
  {
    sequence: z.int(),
    /** The merchant or sub-user that placed the order. */
    merchant: z.strictObject({ id: z.int(), name: z.string() }),
    /** Something was not delivered, and somebody still has it: it can be brought again. */
    redeliverable: z.boolean(),
    pickup: place,
    stops: z.array(stop),
    /** null: an older release placed the order, or it has no price yet. */
    distanceSource: answers.distanceSource.nullable(),
    /** What the courier got on top; a shop may raise it once the order is completed. */
    tipCents: answers.cents,
    pix: z.strictObject({ code: z.string(), qr: z.array(z.string()), expiresAt: answers.instant }).nullable(),
    courier: z
      .strictObject({
        name: z.string(),
        ...answers.each(['phone', 'vehicleKind', 'vehicle', 'plate'], answers.text),
        /** Only while the order is in progress. */
        position: answers.place.extend({ at: answers.instant }).nullable(),
      })
      .nullable(),
    trackingUrl: z.url(),
    /** Cancelled after collection: the goods are on their way back. */
    returning: z.boolean(),
  },
).shape;

export const merchantOrderAnswer = answers.named('MerchantOrder', members);

/** `actor` is the kind of person or system that acted. */
const entry = answers.recordOf(OrderEvent, ['sequence type at happenedAt stop'], {
  actor: z.string(),
  note: answers.text,
});

export const merchantOrderDetailAnswer = answers.named('MerchantOrderDetail', {
  ...members,
  timeline: z.array(entry),
});

export const merchantMovementAnswer = movementAnswer.omit({ owner: true });

const quote = {
  totalCents: answers.cents,
  distanceM: z.int(),
  distanceSource: answers.distanceSource.nullable(),
  returnDistanceM: z.int(),
  /** Time by road from the pickup over every stop. */
  durationS: z.int(),
  promiseMinutes: z.int(),
  /** The price is above the list price because of demand. */
  raised: z.boolean(),
  vehicleTypeId: z.int(),
  pickup: answers.place,
  stops: z.array(answers.place),
  found: foundPlacesAnswer,
};

export const merchantQuoteAnswer = answers.named('MerchantQuote', quote);

export const heldQuoteAnswer = z.strictObject({
  ...quote,
  quoteId: z.string(),
  expiresAt: answers.instant,
});

export const batchAnswer = answers.named('OrderBatch', {
  /** null: the orders were placed at once; else the batch can be read until 30 days after. */
  id: z.int().nullable(),
  atomic: z.boolean(),
  ...answers.each(['total', 'placed', 'refused'], z.int()),
  createdAt: answers.instant,
  /** null: a worker is placing them; `rows` has those that are done. */
  endedAt: answers.optionalInstant,
  /** In the order in which they were sent. */
  rows: z.array(
    z.strictObject({
      orderId: z.int().nullable(),
      publicId: answers.text,
      externalId: answers.text,
      totalCents: answers.cents.nullable(),
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
});
