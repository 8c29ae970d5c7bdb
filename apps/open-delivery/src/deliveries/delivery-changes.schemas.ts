import { deliveryChangesSince, type DeliveryChangesCursor, parseDeliveryCursor, parseInstant } from '#domain';
import { z } from 'zod';
import { dateTime, SchemaValidationError } from '../wire/field.schemas.js';
import { DELIVERY_TEXTS } from '../vocabulary/error.vocabulary.js';

export const DELIVERIES_PER_PAGE = 20;
const MAX_DELIVERIES_PER_PAGE = 50;

/** GET /delivery; a cursor stands for `updated_since`. */
export const changesQuery = z.object({
  updated_since: dateTime.optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_DELIVERIES_PER_PAGE).optional(),
});

/** @throws SchemaValidationError */
export function changesFrom({
  updated_since = '',
  cursor,
}: z.output<typeof changesQuery>): DeliveryChangesCursor {
  if (cursor !== undefined) {
    const read = parseDeliveryCursor(cursor);
    if (read !== null) return read;
    throw new SchemaValidationError({ cursor: [DELIVERY_TEXTS.cursor] });
  }
  const since = parseInstant(updated_since);
  if (since !== null) return deliveryChangesSince(since);
  throw new SchemaValidationError({ updated_since: [DELIVERY_TEXTS.since] });
}
