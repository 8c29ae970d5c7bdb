import { GOODS_PLACES } from '#domain';
import { z } from 'zod';
import { centsField } from '../admin/field.schemas.js';
import { instantField } from '../http/instant.schemas.js';
import { centsAnswer } from './record.schemas.js';

export const redeliveryBody = z.strictObject({
  /** null: now. */
  scheduledFor: instantField.nullable().default(null),
  /** The price that the person saw: at another one nothing is ordered. */
  expectedTotalCents: centsField.nullable().default(null),
});

const quote = z.strictObject({
  totalCents: centsAnswer,
  distanceM: z.int(),
  /** Who has the goods. */
  goodsAt: z.enum(GOODS_PLACES),
});

export const REDELIVERY_QUOTE = {
  method: 'GET',
  path: ':id/redelivery',
  status: 200,
  summary: 'What bringing again costs that nobody took, and where the goods are',
  answer: quote,
  errors: [404, 409, 422],
} as const;

export const REDELIVERY = {
  method: 'POST',
  path: ':id/redelivery',
  status: 200,
  summary:
    'Brings again what nobody took: a new order, linked to the first; asked again it is the same order',
  body: redeliveryBody,
  errors: [404, 409, 422],
} as const;
