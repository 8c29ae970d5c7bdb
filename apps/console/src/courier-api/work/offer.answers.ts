import { z } from 'zod';
import { instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { collectAnswer, locationMembers } from '../orders/order.answers.js';

export const offerAnswer = z
  .strictObject({
    id: z.int(),
    orderId: z.int(),
    merchant: z.strictObject({ name: z.string() }),
    pickup: z.strictObject(locationMembers),
    stops: z.array(z.strictObject({ ...locationMembers, collect: collectAnswer })),
    distance: z.int(),
    distanceToPickup: z.int().nullable(),
    durationSeconds: z.int(),
    needsReturn: z.boolean(),
    payCents: z.int(),
    centsPerKm: z.int().nullable(),
    observation: textAnswer,
    offeredAt: instantAnswer,
    expiresAt: instantAnswer,
  })
  .meta({ id: 'Offer' });
