import {
  Merchant,
  MERCHANT_STATUSES,
  merchantAddressSchema,
  openingHoursSchema,
  restrictionsSchema,
  Credential,
  DEFAULT_FALLBACKS,
} from '#domain';
import { z } from 'zod';
import {
  newPassword,
  ageField,
  defaultFallbackField,
  idField,
  mediaField,
  nameField,
  text,
  webAddress,
} from '../../http/field.schemas.js';
import { centsAnswer, countAnswer, recordOf, textAnswer, each } from '../../docs/record.schemas.js';

const short = z.string().trim().max(200);
const optionalShort = short.nullable().exactOptional();

const fields = {
  ...each(['legalName', 'email', 'externalId', 'contractNumber'], optionalShort),
  documentKind: z.enum(['CPF', 'CNPJ']).nullable().exactOptional(),
  document: optionalShort,
  invoicingEnabled: z.boolean().exactOptional(),
  status: z.enum(MERCHANT_STATUSES).exactOptional(),
  address: merchantAddressSchema.nullable().exactOptional(),
  paymentCodes: z.array(short).max(50).exactOptional(),
  categoryIds: z.array(idField).max(200).exactOptional(),
  serviceAreaId: idField.nullable().exactOptional(),
  chargesReturn: z.boolean().exactOptional(),
  /** Minutes from an order until its goods are ready; null: as measured at pickups. */
  preparationMinutes: z.int().min(0).max(240).nullable().exactOptional(),
  /** When it prepares and hands over goods, in the hub's local time; null: always. */
  openingHours: openingHoursSchema.nullable().exactOptional(),
  courierNote: text.nullable().exactOptional(),
  /** What becomes of goods that nobody takes, where an order does not say; null: as the hub has it. */
  ifUndelivered: defaultFallbackField,
  /** Who takes its goods has to be as old; null: as hub and category have it. */
  minimumAge: ageField,
  media: mediaField.exactOptional(),
  restrictions: restrictionsSchema.exactOptional(),
  password: newPassword('merchant').exactOptional(),
};

/** With `ownerId`: a sub-user of that merchant. */
export const newMerchant = z.strictObject({
  name: nameField,
  phone: short,
  ...fields,
  ownerId: idField.nullable().exactOptional(),
});
export const merchantPatch = z.strictObject({
  name: nameField.exactOptional(),
  phone: short.exactOptional(),
  ...fields,
});

export const openDeliverySettings = z.strictObject({
  enabled: z.boolean(),
  webhookUrl: webAddress.nullable().default(null),
  acceptMarketplaceOrders: z.boolean().default(false),
  /** true: a webhook counts as received with any 2xx. Open Delivery's standard is 204 only. Absent: no change. */
  acceptAny2xx: z.boolean().exactOptional(),
  /** The merchant's system that checks recipients' codes; null: the core checks them. */
  confirmationCallbackUrl: webAddress.nullable().exactOptional(),
});

export function merchantBody({ ...merchant }: Merchant) {
  return { ...merchant, blocked: merchant.blockedAt !== null };
}

export function openDeliveryBody(merchant: Merchant, clientId: string | null) {
  return {
    enabled: merchant.requestsEnabled,
    webhookUrl: merchant.requestWebhookUrl,
    acceptMarketplaceOrders: merchant.acceptsMarketplaceRequests,
    acceptAny2xx: merchant.requestWebhookAcceptsAny2xx,
    confirmationCallbackUrl: merchant.codeCallbackUrl,
    clientId,
  };
}

const merchantMembers = recordOf(
  Merchant,
  [
    'id hubId ownerId name legalName media email phone externalId contractNumber documentKind document',
    'invoicingEnabled blockedAt status address paymentCodes categoryIds serviceAreaId chargesReturn',
    'preparationMinutes openingHours courierNote minimumAge extraData restrictions dayLimitCents requestsEnabled',
    'requestWebhookUrl',
    'requestWebhookAcceptsAny2xx acceptsMarketplaceRequests codeCallbackUrl createdAt updatedAt',
  ],
  {
    blocked: z.boolean(),
    ifUndelivered: z.enum(DEFAULT_FALLBACKS).nullable(),
  },
);
export const merchantAnswer = z.strictObject(merchantMembers).meta({ id: 'Merchant' });
export const merchantLineAnswer = z
  .strictObject({ ...merchantMembers, balanceCents: centsAnswer })
  .meta({ id: 'MerchantLine' });

/** `weekday` 0 is Sunday; weekday and hour are the hub's local time. */
export const preparationAnswer = z
  .strictObject({
    preparationMinutes: z.int().nullable(),
    items: z.array(
      z.strictObject({
        weekday: z.int().min(0).max(6),
        hour: z.int().min(0).max(23),
        seconds: z.number(),
        samples: countAnswer,
        /** The hour has enough samples to plan orders by. */
        used: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PreparationTimes' });
export const openDeliveryAnswer = z
  .strictObject({
    enabled: z.boolean(),
    webhookUrl: textAnswer,
    acceptMarketplaceOrders: z.boolean(),
    acceptAny2xx: z.boolean(),
    confirmationCallbackUrl: textAnswer,
    clientId: textAnswer,
  })
  .meta({ id: 'OpenDeliverySettings' });
export const credentialAnswer = z.strictObject(
  recordOf(Credential, [
    'id hubId merchantId appId dayLimitCents kind environment label clientId expiresAt lastUsedAt deactivatedAt',
    'createdAt',
  ]),
);
export const issuedKeyAnswer = z.strictObject({ id: z.int(), key: z.string() });

export const clientPairAnswer = z
  .strictObject({
    id: z.int(),
    clientId: z.string(),
    clientSecret: z.string(),
  })
  .meta({ id: 'ClientPair' });
