import { z } from 'zod';

const words = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) => z.string().trim().max(max).nullish();

export const collectBody = z.object({ pickupCode: optional(64) });
export const giveBackBody = z.object({ reason: words(500) });
export const failBody = z.object({ reason: words(500), observation: optional(2_000) });

export const deliverBody = z.object({
  code: optional(64),
  name: optional(191),
  document: optional(64),
  observation: optional(2_000),
  /** Of `POST /evidence`. */
  evidenceIds: z.array(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(20).default([]),
});

export const placeBody = z.object({
  address: optional(500),
  street: optional(191),
  number: optional(30),
  district: optional(191),
  city: optional(191),
  state: optional(30),
  complement: optional(191),
  reference: optional(191),
  postalCode: optional(20),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  name: optional(191),
  phone: optional(40),
  instructions: optional(500),
});

export const historyQuery = z.object({
  finished: z.enum(['true', 'false']).default('false'),
  cursor: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
