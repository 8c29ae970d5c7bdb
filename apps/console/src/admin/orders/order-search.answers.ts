import { z } from 'zod';
import { instantAnswer, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';

const search = z.strictObject({
  attempt: z.int(),
  planned: z.boolean(),
  startedAt: instantAnswer,
  deadlineAt: instantAnswer,
  endedAt: optionalInstantAnswer,
  outcome: textAnswer,
});

const offer = z.strictObject({
  id: z.int(),
  courierId: z.int(),
  attempt: z.int(),
  round: z.int(),
  status: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
  distanceM: z.int().nullable(),
  offeredAt: instantAnswer,
  expiresAt: instantAnswer,
  endedAt: optionalInstantAnswer,
});

const decision = z.strictObject({
  orderId: z.int(),
  courierId: z.int(),
  attempt: z.int(),
  kind: z.enum(['offer', 'direct', 'shadow']),
  decidedAt: instantAnswer,
  pickupAt: instantAnswer,
  deliverAt: instantAnswer,
  /** The orders of the trip, in the sequence of their visits. */
  bundle: z.array(z.int()),
  /** The cost in minutes of an order's delay. */
  cost: z.number(),
  alternatives: z.array(
    z.strictObject({
      courierId: z.int(),
      pickupAt: instantAnswer,
      /** By which the courier would have been at the pickup before the goods are ready. */
      earlyMinutes: z.int(),
      cost: z.number(),
    }),
  ),
  why: z.string(),
});

export const searchLogAnswer = z.strictObject({
  search: search.nullable(),
  offers: z.array(offer),
  decisions: z.array(decision),
});
