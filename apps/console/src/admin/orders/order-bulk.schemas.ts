import { CANCEL_REASONS, ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import { idField, instantField, text } from '../field.schemas.js';

const MAX_IDS = 5_000;

const command = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('assign'), courierId: idField }),
  z.strictObject({ name: z.literal('release'), reason: text.nullable().default(null) }),
  /** Orders that nobody took are searched for again. */
  z.strictObject({ name: z.literal('search_again') }),
  z.strictObject({ name: z.literal('ready') }),
  z.strictObject({ name: z.literal('complete') }),
  z.strictObject({ name: z.literal('ungroup') }),
  z.strictObject({ name: z.literal('confirm_payment') }),
  z.strictObject({
    name: z.literal('cancel'),
    reason: z.enum(CANCEL_REASONS).default('operator'),
    note: text.nullable().default(null),
    /** Collected goods return first; these orders end cancelled after the return. */
    returnToPickup: z.boolean().default(true),
  }),
]);

/** Conditions combined with "and". At least one is required, so that a command cannot reach all orders. */
const filter = z
  .strictObject({
    ids: z.array(idField).min(1).max(MAX_IDS).exactOptional(),
    statuses: z.array(z.enum(ORDER_STATUSES)).min(1).exactOptional(),
    merchantId: idField.exactOptional(),
    courierId: idField.exactOptional(),
    groupId: idField.exactOptional(),
    createdFrom: instantField.exactOptional(),
    createdTo: instantField.exactOptional(),
  })
  .refine((conditions) => Object.keys(conditions).length > 0, 'names no condition');

const example = { command: { name: 'release' }, filter: { statuses: ['accepted'], courierId: 10_001 } };

export const bulkPreview = z.strictObject({ command, filter }).meta({ examples: [example] });
export const bulkRequest = z
  .strictObject({
    /** Idempotency key of the request: the same key returns the same job. */
    key: z
      .string()
      .regex(/^[!-~]{1,255}$/, 'is not 1 to 255 ASCII characters without spaces')
      .meta({ examples: ['release-2026-11-22'] }),
    command,
    filter,
  })
  .meta({ examples: [{ key: 'release-2026-11-22', ...example }] });
