import { ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import { orderBody } from '../../merchant-api/orders/order.schemas.js';

const order = z.string().min(1).max(40).describe('The order’s id or public id');
const confirmed = {
  request: z
    .string()
    .max(1_000)
    .exactOptional()
    .describe('The `request` that the first call answered. Leave it out in the first call.'),
  confirmation: z
    .string()
    .max(60)
    .exactOptional()
    .describe('The code that the person got by e-mail and gave you. Leave it out in the first call.'),
};

const { expectedTotalCents: _, openStops: __, ...ordered } = orderBody.shape;

export const createInput = z.strictObject({
  ...ordered,
  stops: ordered.stops.unwrap().min(1),
  totalCents: fields.cents.describe('The price that quote_delivery said, in cents'),
  ...confirmed,
});

export const followInput = z.strictObject({ order });

export const cancelInput = z.strictObject({
  order,
  note: fields.text.nullable().default(null).describe('Why, for the company'),
  ...confirmed,
});

export const findInput = z.strictObject({
  q: z
    .string()
    .trim()
    .min(2)
    .max(100)
    .exactOptional()
    .describe('Number, public or external id; else a recipient’s name or phone'),
  statuses: z.array(z.enum(ORDER_STATUSES)).min(1).exactOptional(),
  cursor: fields.id.exactOptional().describe('The `nextCursor` of the page before'),
  limit: z.int().min(1).max(50).default(20),
});

export const statementInput = z.strictObject({
  page: z.int().min(1).max(1_000_000).default(1),
  perPage: z.int().min(1).max(100).default(30),
});
