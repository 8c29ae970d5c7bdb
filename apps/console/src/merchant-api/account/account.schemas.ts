import { cents, DEFAULT_FALLBACKS, MAX_CENTS, type Merchant } from '#domain';
import { z } from 'zod';
import { defaultFallbackField, nameField, text, newPassword } from '../../http/field.schemas.js';
import { preparationAnswer } from '../../admin/merchants/merchant.answers.js';
import { openingHoursField } from '../../admin/merchants/merchant.schemas.js';
import { centsAnswer, instantAnswer, textAnswer } from '../../docs/record.schemas.js';

const short = z.string().trim().max(200);
const line = short.nullable().default(null);
const phone = z.string().trim().min(8).max(40);

const addressField = z
  .strictObject({
    street: short.min(1),
    number: line,
    complement: line,
    district: line,
    city: line,
    state: line,
    postalCode: line,
  })
  .meta({ id: 'AccountAddress' });

export const accountPatch = z.strictObject({
  name: nameField.exactOptional(),
  phone: phone.exactOptional(),
  /** The pickup of orders that name none; it must be found by geocoding. */
  address: addressField.exactOptional(),
  openingHours: openingHoursField.nullable().exactOptional(),
  /** Minutes from an order until its goods are ready; null: as measured at pickups. */
  preparationMinutes: z.int().min(0).max(240).nullable().exactOptional(),
  /** Shown to the courier with every order. */
  courierNote: text.nullable().exactOptional(),
  /** What becomes of goods that nobody takes, where an order does not say; null: as the company has it. */
  ifUndelivered: defaultFallbackField,
});

export const accountAnswer = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    legalName: textAnswer,
    email: textAnswer,
    phone: z.string(),
    document: textAnswer,
    address: z
      .strictObject({
        ...{ street: textAnswer, number: textAnswer, complement: textAnswer, district: textAnswer },
        ...{ city: textAnswer, state: textAnswer, postalCode: textAnswer },
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .nullable(),
    openingHours: z.array(z.strictObject({ weekday: z.int(), from: z.string(), to: z.string() })).nullable(),
    courierNote: textAnswer,
    ifUndelivered: z.enum(DEFAULT_FALLBACKS).nullable(),
    /** Shown to recipients on the tracking page. */
    logoUrl: textAnswer,
    preparation: preparationAnswer,
  })
  .meta({ id: 'MerchantAccount' });

export function accountBody(merchant: Merchant) {
  const {
    id,
    name,
    legalName,
    email,
    phone: number,
    document,
    address,
    openingHours,
    courierNote,
    ifUndelivered,
  } = merchant;
  const logoUrl = merchant.media[0]?.url ?? null;
  return {
    ...{ id, name, legalName, email, phone: number, document, address },
    openingHours,
    courierNote,
    ifUndelivered,
    logoUrl,
  };
}

const restrictions = z.strictObject({
  /** May not place orders. */
  ordering: z.boolean(),
  /** Sees only the orders it placed itself. */
  readingOthers: z.boolean(),
});

/** What may be ordered for in a day, of the orders as they are placed; null: no limit. */
export const dayLimitField = z.int().min(0).max(MAX_CENTS).transform(cents).nullable();

export const newUserBody = z.strictObject({
  name: nameField,
  email: z.email().max(200),
  phone: phone.exactOptional(),
  /** Absent: the person gets a link to choose one. */
  password: newPassword('merchant').exactOptional(),
  restrictions: restrictions.default({ ordering: false, readingOthers: false }),
  dayLimitCents: dayLimitField.exactOptional(),
});

export const userPatch = z.strictObject({
  name: nameField.exactOptional(),
  email: z.email().max(200).exactOptional(),
  phone: phone.exactOptional(),
  restrictions: restrictions.exactOptional(),
  dayLimitCents: dayLimitField.exactOptional(),
  blocked: z.boolean().exactOptional(),
});

export const userAnswer = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    email: textAnswer,
    phone: z.string(),
    restrictions,
    dayLimitCents: centsAnswer.nullable(),
    blocked: z.boolean(),
    /** false: the person has not chosen a password yet. */
    hasPassword: z.boolean(),
    createdAt: instantAnswer,
  })
  .meta({ id: 'MerchantUser' });

export function userBody({ id, name, email, phone: number, createdAt, ...user }: Merchant) {
  const { restrictions: restricted, dayLimitCents, blockedAt, passwordHash } = user;
  return {
    ...{ id, name, email, phone: number, restrictions: restricted, dayLimitCents, createdAt },
    blocked: blockedAt !== null,
    hasPassword: passwordHash !== null,
  };
}
