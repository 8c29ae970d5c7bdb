import { Order, ORDER_STATUSES, PAY_LINE_KINDS, PLACE_TEXT_NAMES } from '#domain';
import { z } from 'zod';
import { evidenceAnswer, fallbackAnswer, collectedAnswer } from '../../docs/order-parts.schemas.js';
import { IDEMPOTENCY_WORDS } from '../../http/idempotent-requests.service.js';
import * as answers from '../../docs/record.schemas.js';

export const locationMembers = {
  address: z.string(),
  ...answers.each(['district', 'city', 'state'], answers.text),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};

export const collectAnswer = z
  .strictObject({ amountCents: z.int(), method: answers.text, changeForCents: z.int().nullable() })
  .nullable();

const placeMembers = { ...locationMembers, ...answers.each(PLACE_TEXT_NAMES, answers.text) };

const stop = z.strictObject({
  ...placeMembers,
  id: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  displayId: answers.text,
  observation: answers.text,
  codeRequired: z.boolean(),
  phoneLocator: answers.text,
  collect: collectAnswer,
  collected: collectedAnswer,
  arrivedAt: answers.optionalInstant,
  finishedAt: answers.optionalInstant,
  failureReason: answers.text,
  evidence: evidenceAnswer,
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
      'id publicId observation pickupCode needsReturn needsProof paymentMethod createdAt scheduledFor',
      'acceptedAt arrivalLimitAt arrivedPickupAt collectLimitAt collectedAt deliveredAt finishedAt cancelReason',
    ],
    {
      kind: z.enum(['delivery', 'courier_call']),
      status: z.enum(ORDER_STATUSES),
      merchant: z.strictObject({ name: z.string(), phone: z.string(), note: answers.text }),
      pickup: z.strictObject(placeMembers),
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
