import { z } from 'zod';
import { instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { collectAnswer, locationMembers } from '../orders/order.answers.js';

export const offerAnswer = z
  .strictObject({
    id: z.int(),
    orderId: z.int(),
    merchant: z.strictObject({ name: z.string() }),
    pickup: z.strictObject(locationMembers),
    /** Where to about: the door comes with the order. */
    stops: z.array(
      z.strictObject({ district: textAnswer, city: textAnswer, state: textAnswer, collect: collectAnswer }),
    ),
    distance: z.int(),
    distanceToPickup: z.int().nullable(),
    durationSeconds: z.int(),
    needsReturn: z.boolean(),
    payCents: z.int(),
    /** More, if the delivery fails and the goods go back; null: nothing comes back, or the way back is in the pay. */
    wayBackCents: z.int().nullable(),
    centsPerKm: z.int().nullable(),
    observation: textAnswer,
    offeredAt: instantAnswer,
    expiresAt: instantAnswer,
  })
  .meta({ id: 'Offer' });
