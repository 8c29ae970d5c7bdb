import { MAX_STOPS } from '#domain';
import { z } from 'zod';
import { cents, id, instant, text } from '../schemas.js';

const short = z.string().max(500).nullable().exactOptional();

const place = {
  address: short,
  street: short,
  number: short,
  district: short,
  city: short,
  state: short,
  complement: short,
  reference: short,
  postalCode: short,
  latitude: z.number().min(-90).max(90).nullable().exactOptional(),
  longitude: z.number().min(-180).max(180).nullable().exactOptional(),
  name: short,
  phone: short,
  externalId: short,
  instructions: short,
};
const pickup = z.strictObject(place);
const stop = z.strictObject({
  ...place,
  displayId: short,
  observation: short,
  confirmationCode: z.string().max(50).nullable().exactOptional(),
});
const measure = z.number().min(0).max(100_000).nullable().default(null);
const package_ = z
  .strictObject({ weightKg: measure, heightCm: measure, widthCm: measure, lengthCm: measure })
  .nullable();

export const newOrder = z.strictObject({
  merchantId: id,
  vehicleTypeId: id.nullable().default(null),
  categoryId: id.nullable().default(null),
  pickup,
  stops: z.array(stop).max(MAX_STOPS).default([]),
  /** A courier call: so many stops, whose addresses the courier enters at pickup. */
  openStops: z.int().min(1).max(MAX_STOPS).exactOptional(),
  package: package_.default(null),
  needsReturn: z.boolean().default(false),
  needsProof: z.boolean().default(false),
  externalId: short,
  observation: text.nullable().exactOptional(),
  goodsValueCents: cents.nullable().default(null),
  paymentMethod: z.enum(['invoiced', 'wallet', 'online', 'on_delivery', 'third_party']),
  initialStatus: z.enum(['pending', 'preparing']).default('pending'),
  scheduledFor: instant.nullable().default(null),
  preferredCourierId: id.nullable().default(null),
  combinable: z.boolean().default(true),
});
export type NewOrderBody = z.output<typeof newOrder>;

export const quoteInput = z.strictObject({
  merchantId: id,
  vehicleTypeId: id.nullable().default(null),
  categoryId: id.nullable().default(null),
  pickup,
  stops: z.array(pickup).min(1).max(MAX_STOPS),
  package: package_.default(null),
  needsReturn: z.boolean().default(false),
  at: instant.exactOptional(),
});

export const orderPatch = z.strictObject({
  observation: text.nullable().exactOptional(),
  externalId: short,
  pickup: pickup.exactOptional(),
  stops: z.array(stop).min(1).max(MAX_STOPS).exactOptional(),
  needsReturn: z.boolean().exactOptional(),
  needsProof: z.boolean().exactOptional(),
  vehicleTypeId: id.exactOptional(),
  categoryId: id.nullable().exactOptional(),
  package: package_.exactOptional(),
  totalCents: cents.exactOptional(),
  goodsValueCents: cents.nullable().exactOptional(),
});
