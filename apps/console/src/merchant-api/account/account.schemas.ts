import {
  cents,
  DEFAULT_FALLBACKS,
  MAX_CENTS,
  Merchant,
  merchantAddressSchema,
  openingHoursSchema,
  restrictionsSchema,
} from '#domain';
import { z } from 'zod';
import { defaultFallbackField, nameField, text, newPassword } from '../../http/field.schemas.js';
import { preparationAnswer } from '../../admin/merchants/merchant.answers.js';
import { recordOf, textAnswer } from '../../docs/record.schemas.js';

const short = z.string().trim().max(200);
const phone = z.string().trim().min(8).max(40);

const addressField = merchantAddressSchema
  .omit({ latitude: true, longitude: true })
  .extend({ street: short.min(1) })
  .meta({ id: 'AccountAddress' });

export const accountPatch = z.strictObject({
  name: nameField.exactOptional(),
  phone: phone.exactOptional(),
  /** The pickup of orders that name none; it must be found by geocoding. */
  address: addressField.exactOptional(),
  openingHours: openingHoursSchema.nullable().exactOptional(),
  /** Minutes from an order until its goods are ready; null: as measured at pickups. */
  preparationMinutes: z.int().min(0).max(240).nullable().exactOptional(),
  /** Shown to the courier with every order. */
  courierNote: text.nullable().exactOptional(),
  /** What becomes of goods that nobody takes, where an order does not say; null: as the company has it. */
  ifUndelivered: defaultFallbackField,
});

export const accountAnswer = z
  .strictObject(
    recordOf(Merchant, ['id name legalName email phone document address openingHours courierNote'], {
      ifUndelivered: z.enum(DEFAULT_FALLBACKS).nullable(),
      /** Shown to recipients on the tracking page. */
      logoUrl: textAnswer,
      preparation: preparationAnswer,
    }),
  )
  .meta({ id: 'MerchantAccount' });

/** What may be ordered for in a day, of the orders as they are placed; null: no limit. */
export const dayLimitField = z.int().min(0).max(MAX_CENTS).transform(cents).nullable();

export const newUserBody = z.strictObject({
  name: nameField,
  email: z.email().max(200),
  phone: phone.exactOptional(),
  /** Absent: the person gets a link to choose one. */
  password: newPassword('merchant').exactOptional(),
  restrictions: restrictionsSchema.default({ ordering: false, readingOthers: false }),
  dayLimitCents: dayLimitField.exactOptional(),
});

export const userPatch = z.strictObject({
  name: nameField.exactOptional(),
  email: z.email().max(200).exactOptional(),
  phone: phone.exactOptional(),
  restrictions: restrictionsSchema.exactOptional(),
  dayLimitCents: dayLimitField.exactOptional(),
  blocked: z.boolean().exactOptional(),
});

export const userAnswer = z
  .strictObject(
    recordOf(Merchant, ['id name email phone restrictions dayLimitCents createdAt'], {
      blocked: z.boolean(),
      /** false: the person has not chosen a password yet. */
      hasPassword: z.boolean(),
    }),
  )
  .meta({ id: 'MerchantUser' });

export function userBody({ ...user }: Merchant) {
  return { ...user, blocked: user.blockedAt !== null, hasPassword: user.passwordHash !== null };
}
