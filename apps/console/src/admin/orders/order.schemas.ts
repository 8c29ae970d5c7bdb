import { MAX_STOPS, PAYMENT_METHODS, CANCEL_REASONS, ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';

const place = { ...fields.place, externalId: fields.shortText };
const pickup = z.strictObject(place).meta({ id: 'NewPickup' });
const stop = z
  .strictObject({
    ...place,
    ...fields.stop,
    confirmationCode: z.string().max(50).nullable().exactOptional(),
  })
  .meta({ id: 'NewStop' });
const measure = z.number().min(0).max(100_000).nullable().default(null);
const package_ = z
  .strictObject({ weightKg: measure, heightCm: measure, widthCm: measure, lengthCm: measure })
  .nullable()
  .meta({ id: 'Package' });

export const newOrder = z.strictObject({
  merchantId: fields.id,
  vehicleTypeId: fields.id.nullable().default(null),
  categoryId: fields.id.nullable().default(null),
  pickup,
  stops: z.array(stop).max(MAX_STOPS).default([]),
  /** A courier call: so many stops, whose addresses the courier enters at pickup. */
  openStops: z.int().min(1).max(MAX_STOPS).exactOptional(),
  package: package_.default(null),
  needsReturn: z.boolean().default(false),
  needsProof: z.boolean().default(false),
  externalId: fields.shortText,
  observation: fields.text.nullable().exactOptional(),
  goodsValueCents: fields.cents.nullable().default(null),
  paymentMethod: z.enum(PAYMENT_METHODS),
  initialStatus: z.enum(['pending', 'preparing']).default('pending'),
  scheduledFor: fields.instant.nullable().default(null),
  readyAt: fields.instant.nullable().default(null),
  deliverBy: fields.instant.nullable().default(null),
  preferredCourierId: fields.id.nullable().default(null),
  combinable: z.boolean().default(true),
});
export type NewOrderBody = z.output<typeof newOrder>;

export const quoteInput = z.strictObject({
  merchantId: fields.id,
  vehicleTypeId: fields.id.nullable().default(null),
  categoryId: fields.id.nullable().default(null),
  pickup,
  stops: z.array(pickup).min(1).max(MAX_STOPS),
  package: package_.default(null),
  needsReturn: z.boolean().default(false),
  at: fields.instant.exactOptional(),
});

export const orderPatch = z.strictObject({
  observation: fields.text.nullable().exactOptional(),
  externalId: fields.shortText,
  pickup: pickup.exactOptional(),
  stops: z.array(stop).min(1).max(MAX_STOPS).exactOptional(),
  needsReturn: z.boolean().exactOptional(),
  needsProof: z.boolean().exactOptional(),
  vehicleTypeId: fields.id.exactOptional(),
  categoryId: fields.id.nullable().exactOptional(),
  package: package_.exactOptional(),
  totalCents: fields.cents.exactOptional(),
  goodsValueCents: fields.cents.nullable().exactOptional(),
  readyAt: fields.instant.nullable().exactOptional(),
  deliverBy: fields.instant.nullable().exactOptional(),
});

export const listQuery = z.strictObject({
  /** Number, public or external id; else a merchant's name; else a recipient's name or phone. */
  q: z.string().trim().min(2).max(100).exactOptional(),
  status: fields.oneOrMore(ORDER_STATUSES).exactOptional(),
  merchantId: fields.idText.exactOptional(),
  courierId: fields.idText.exactOptional(),
  groupId: fields.idText.exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  scheduledOnly: fields.flagText.exactOptional(),
  notServed: fields.flagText.exactOptional(),
  reason: fields.oneOrMore(CANCEL_REASONS).exactOptional(),
  /** Cancelled for a reason in the company's own words (`settings.cancelReasons`). */
  ownReason: z.string().min(1).max(60).exactOptional(),
  paymentMethod: fields.oneOrMore(PAYMENT_METHODS).exactOptional(),
  areaId: fields.idText.exactOptional(),
  /** Only those past what was promised: delivered after it, or not delivered by now. */
  late: fields.flagText.exactOptional(),
  createdFrom: fields.instant.exactOptional(),
  createdTo: fields.instant.exactOptional(),
});
export const pageQuery = listQuery.extend({
  ...fields.cursor,
  /** Orders with these ids only, read from the primary: for callers who follow the event stream. */
  ids: fields.listText(z.array(fields.idText).max(200)).exactOptional(),
});
type Listed = z.output<typeof listQuery>;

export function filterOf({ status, reason, ownReason, paymentMethod, q: _, ...rest }: Listed) {
  return {
    ...rest,
    ...(status && { statuses: status }),
    ...(reason && { cancelReasons: reason }),
    ...(ownReason && { cancelNote: ownReason }),
    ...(paymentMethod && { paymentMethods: paymentMethod }),
  };
}
