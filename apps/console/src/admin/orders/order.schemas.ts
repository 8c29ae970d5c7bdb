import { MAX_STOPS, PAYMENT_METHODS, CANCEL_REASONS, ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import {
  centsField,
  fallbackFields,
  idField,
  instantField,
  placeFields,
  shortText,
  text,
  cursorFields,
  flagText,
  idText,
  listText,
  oneOrMore,
} from '../../http/field.schemas.js';

const place = { ...placeFields, externalId: shortText };
const pickup = z.strictObject(place).meta({ id: 'NewPickup' });
const stop = z
  .strictObject({
    ...place,
    displayId: shortText,
    observation: shortText,
    confirmationCode: z.string().max(50).nullable().exactOptional(),
    ...fallbackFields,
  })
  .meta({ id: 'NewStop' });
const measure = z.number().min(0).max(100_000).nullable().default(null);
const package_ = z
  .strictObject({ weightKg: measure, heightCm: measure, widthCm: measure, lengthCm: measure })
  .nullable()
  .meta({ id: 'Package' });

export const newOrder = z.strictObject({
  merchantId: idField,
  vehicleTypeId: idField.nullable().default(null),
  categoryId: idField.nullable().default(null),
  pickup,
  stops: z.array(stop).max(MAX_STOPS).default([]),
  /** A courier call: so many stops, whose addresses the courier enters at pickup. */
  openStops: z.int().min(1).max(MAX_STOPS).exactOptional(),
  package: package_.default(null),
  needsReturn: z.boolean().default(false),
  needsProof: z.boolean().default(false),
  externalId: shortText,
  observation: text.nullable().exactOptional(),
  goodsValueCents: centsField.nullable().default(null),
  paymentMethod: z.enum(PAYMENT_METHODS),
  initialStatus: z.enum(['pending', 'preparing']).default('pending'),
  scheduledFor: instantField.nullable().default(null),
  readyAt: instantField.nullable().default(null),
  deliverBy: instantField.nullable().default(null),
  preferredCourierId: idField.nullable().default(null),
  combinable: z.boolean().default(true),
});
export type NewOrderBody = z.output<typeof newOrder>;

export const quoteInput = z.strictObject({
  merchantId: idField,
  vehicleTypeId: idField.nullable().default(null),
  categoryId: idField.nullable().default(null),
  pickup,
  stops: z.array(pickup).min(1).max(MAX_STOPS),
  package: package_.default(null),
  needsReturn: z.boolean().default(false),
  at: instantField.exactOptional(),
});

export const orderPatch = z.strictObject({
  observation: text.nullable().exactOptional(),
  externalId: shortText,
  pickup: pickup.exactOptional(),
  stops: z.array(stop).min(1).max(MAX_STOPS).exactOptional(),
  needsReturn: z.boolean().exactOptional(),
  needsProof: z.boolean().exactOptional(),
  vehicleTypeId: idField.exactOptional(),
  categoryId: idField.nullable().exactOptional(),
  package: package_.exactOptional(),
  totalCents: centsField.exactOptional(),
  goodsValueCents: centsField.nullable().exactOptional(),
  readyAt: instantField.nullable().exactOptional(),
  deliverBy: instantField.nullable().exactOptional(),
});

/** Which orders a list or a file has. */
export const listQuery = z.strictObject({
  /** Number, public or external id; else a merchant's name; else a recipient's name or phone. */
  q: z.string().trim().min(2).max(100).exactOptional(),
  status: oneOrMore(ORDER_STATUSES).exactOptional(),
  merchantId: idText.exactOptional(),
  courierId: idText.exactOptional(),
  groupId: idText.exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  scheduledOnly: flagText.exactOptional(),
  notServed: flagText.exactOptional(),
  reason: oneOrMore(CANCEL_REASONS).exactOptional(),
  /** Cancelled for a reason in the company's own words (`settings.cancelReasons`). */
  ownReason: z.string().min(1).max(60).exactOptional(),
  paymentMethod: oneOrMore(PAYMENT_METHODS).exactOptional(),
  /** Orders of merchants of this service area. */
  areaId: idText.exactOptional(),
  /** Only those past what was promised: delivered after it, or not delivered by now. */
  late: flagText.exactOptional(),
  createdFrom: instantField.exactOptional(),
  createdTo: instantField.exactOptional(),
});
export const pageQuery = listQuery.extend({
  ...cursorFields,
  /** Orders with these ids only, read from the primary: for callers who follow the event stream. */
  ids: listText(z.array(idText).max(200)).exactOptional(),
});
type Listed = z.output<typeof listQuery>;

/** The filter of the core. */
export function filterOf({ status, reason, ownReason, paymentMethod, q: _, ...rest }: Listed) {
  return {
    ...rest,
    ...(status && { statuses: status }),
    ...(reason && { cancelReasons: reason }),
    ...(ownReason && { cancelNote: ownReason }),
    ...(paymentMethod && { paymentMethods: paymentMethod }),
  };
}
