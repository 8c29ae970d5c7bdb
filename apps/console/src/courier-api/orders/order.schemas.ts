import { COLLECT_METHODS } from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';

const words = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) => z.string().trim().max(max).nullable().exactOptional();

export const positionField = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Time of the act, from a phone that had no network: within 24 hours, not before the previous step. */
const act = {
  happenedAt: fields.instant.nullable().exactOptional(),
  position: positionField.nullable().exactOptional(),
};

export const actBody = z.object(act);
/** `hub`: left at the company's own place, not at the shop. */
export const returnBody = z.object({ ...act, goodsAt: z.enum(['shop', 'hub']).exactOptional() });
/** `happenedAt` and `position`, which the queue of acts sends, are read and not kept. */
export const messageBody = z.object({ ...act, text: words(300) });
export const collectBody = z.object({ ...act, pickupCode: optional(64) });
export const giveBackBody = z.object({ ...act, reason: words(500) });
/** Ids from `POST /evidence`. */
const evidenceIds = z
  .array(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER))
  .max(20)
  .default([]);

export const failBody = z.object({
  ...act,
  reason: words(500),
  /** Who is at the door is too young for the goods: nobody has to be waited for. */
  tooYoung: z.boolean().nullable().exactOptional(),
  observation: optional(2_000),
  evidenceIds,
});

/** An amount or a method other than asked for needs a reason. */
const collected = z.object({
  cents: z.int().min(0).max(100_000_000),
  method: z.enum(COLLECT_METHODS),
  changeCents: z.int().min(0).max(100_000_000).nullable().exactOptional(),
  reason: optional(191),
});

export const deliverBody = z.object({
  ...act,
  /** Absent: what was asked for. */
  collected: collected.nullable().exactOptional(),
  code: optional(64),
  /** Nobody was there: the goods were left as the stop's `ifUndelivered` says. With a photo, no code. */
  left: z.enum(['door', 'neighbour']).nullable().exactOptional(),
  name: optional(191),
  document: optional(64),
  /** Where the stop has a `minimumAge`: as the document shows it. It is checked and not kept. */
  birthDate: optional(10),
  /** Instead of `birthDate`, where the hub's `ageCheck` is `document`: one was seen that shows the age. */
  documentSeen: z.boolean().nullable().exactOptional(),
  observation: optional(2_000),
  evidenceIds,
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
  latitude: z.number().min(-90).max(90).nullable().exactOptional(),
  longitude: z.number().min(-180).max(180).nullable().exactOptional(),
  name: optional(191),
  phone: optional(40),
  instructions: optional(500),
});

export const sequenceBody = z.object({ keys: z.array(z.string().min(1).max(60)).max(500) });

export const historyQuery = z.object({
  cursor: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
