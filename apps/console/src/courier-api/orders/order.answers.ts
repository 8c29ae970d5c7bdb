import { Order, PAY_LINE_KINDS, placeSchema, stopSchema } from '#domain';
import { z } from 'zod';
import { fallbackAnswer, stopAnswer } from '../../docs/order-parts.schemas.js';
import { IDEMPOTENCY_WORDS } from '../../http/idempotent-requests.service.js';
import * as answers from '../../docs/record.schemas.js';

export const locationAnswer = placeSchema.pick({
  address: true,
  district: true,
  city: true,
  state: true,
  latitude: true,
  longitude: true,
});

export const collectAnswer = z
  .strictObject({
    amountCents: z.int(),
    method: stopSchema.shape.collectMethod,
    changeForCents: z.int().nullable(),
  })
  .nullable();

const place = placeSchema.omit({ externalId: true });

const stop = place.extend({
  ...stopSchema.pick({
    status: true,
    displayId: true,
    observation: true,
    phoneLocator: true,
    arrivedAt: true,
    finishedAt: true,
    failureReason: true,
    evidence: true,
  }).shape,
  id: z.string(),
  codeRequired: z.boolean(),
  collect: collectAnswer,
  collected: stopAnswer.collected,
  ...fallbackAnswer,
  /** When the recipient said to be at the door. */
  comingBy: answers.optionalInstant,
  /** When the recipient wants it, as it was accepted. */
  wantedAt: answers.optionalInstant,
  /** null: the company has no conversations. */
  conversation: z.strictObject({ open: z.boolean(), recipient: z.int(), courier: z.int() }).nullable(),
});

/** Keys `ORDER:pickup`, `ORDER:STOP` and `ORDER:return` of what is to be done, the next first. */
export const sequenceAnswer = z.array(z.string());

export const courierOrderAnswer = answers
  .recordOf(
    Order,
    [
      'id publicId kind status observation pickupCode needsReturn needsProof paymentMethod createdAt',
      'scheduledFor acceptedAt arrivalLimitAt arrivedPickupAt collectLimitAt collectedAt deliveredAt finishedAt',
      'cancelReason',
    ],
    {
      merchant: z.strictObject({ name: z.string(), phone: z.string(), note: answers.text }),
      pickup: place,
      stops: z.array(stop),
      ...answers.each(['distance', 'returnDistance', 'durationSeconds', 'payCents'], z.int()),
      /** On top if the delivery fails and the goods go back; null: none, or it is in the pay. */
      wayBackCents: z.int().nullable(),
      totalCents: z.int(),
      payLines: z.array(z.strictObject({ kind: z.enum(PAY_LINE_KINDS), cents: z.int() })),
      groupLeaderId: z.int().nullable(),
      returnBeforeCancelling: z.boolean(),
    },
  )
  .meta({ id: 'CourierOrder' });

export const finishedOrderAnswer = courierOrderAnswer
  .pick({
    id: true,
    publicId: true,
    kind: true,
    status: true,
    cancelReason: true,
    distance: true,
    returnDistance: true,
    durationSeconds: true,
    needsReturn: true,
    payCents: true,
    payLines: true,
    createdAt: true,
    acceptedAt: true,
    finishedAt: true,
  })
  .extend({ merchant: z.strictObject({ name: z.string() }), stopCount: z.int(), paid: z.boolean() });

export const ACT = {
  status: 200,
  description: IDEMPOTENCY_WORDS,
  errors: [404, 409, 422],
  answer: courierOrderAnswer,
} as const;
