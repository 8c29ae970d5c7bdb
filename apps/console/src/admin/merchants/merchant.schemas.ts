import {
  Merchant,
  MERCHANT_STATUSES,
  merchantAddressSchema,
  openingHoursSchema,
  restrictionsSchema,
  Credential,
} from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import * as answers from '../../docs/record.schemas.js';

const upTo200 = z.string().trim().max(200);
const optionalUpTo200 = upTo200.nullable().exactOptional();

const members = {
  name: fields.name,
  phone: upTo200,
  ...answers.each(['legalName', 'email', 'externalId', 'contractNumber'], optionalUpTo200),
  documentKind: z.enum(['CPF', 'CNPJ']).nullable().exactOptional(),
  document: optionalUpTo200,
  invoicingEnabled: z.boolean().exactOptional(),
  status: z.enum(MERCHANT_STATUSES).exactOptional(),
  address: merchantAddressSchema.nullable().exactOptional(),
  paymentCodes: z.array(upTo200).max(50).exactOptional(),
  categoryIds: z.array(fields.id).max(200).exactOptional(),
  serviceAreaId: fields.id.nullable().exactOptional(),
  chargesReturn: z.boolean().exactOptional(),
  /** Minutes from an order until its goods are ready; null: as measured at pickups. */
  preparationMinutes: z.int().min(0).max(240).nullable().exactOptional(),
  /** When it prepares and hands over goods, in the hub's local time; null: always. */
  openingHours: openingHoursSchema.nullable().exactOptional(),
  courierNote: fields.text.nullable().exactOptional(),
  /** What becomes of goods that nobody takes, where an order does not say; null: as the hub has it. */
  ifUndelivered: fields.defaultFallback,
  /** Minimum age, in years, of whoever takes the goods; null: as hub and category have it. */
  minimumAge: fields.age,
  media: fields.media.exactOptional(),
  restrictions: restrictionsSchema.exactOptional(),
  password: fields.newPassword('merchant').exactOptional(),
};

/** With `ownerId`: a sub-user of that merchant. */
export const newMerchant = z.strictObject({ ...members, ownerId: fields.id.nullable().exactOptional() });
export const merchantPatch = z.strictObject(fields.patchOf(members));

export const openDeliverySettings = z.strictObject({
  enabled: z.boolean(),
  webhookUrl: fields.webAddress.nullable().default(null),
  acceptMarketplaceOrders: z.boolean().default(false),
  /** true: a webhook counts as received with any 2xx; Open Delivery's standard is 204. Absent: no change. */
  acceptAny2xx: z.boolean().exactOptional(),
  /** The merchant's system that checks recipients' codes; null: the core checks them. */
  confirmationCallbackUrl: fields.webAddress.nullable().exactOptional(),
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

const merchantMembers = answers.recordOf(
  Merchant,
  [
    'id hubId ownerId name legalName media email phone externalId contractNumber documentKind document',
    'invoicingEnabled blockedAt status address paymentCodes categoryIds serviceAreaId chargesReturn',
    'preparationMinutes openingHours courierNote ifUndelivered minimumAge extraData restrictions dayLimitCents requestsEnabled',
    'requestWebhookUrl requestWebhookAcceptsAny2xx acceptsMarketplaceRequests codeCallbackUrl createdAt updatedAt',
  ],
  { blocked: z.boolean() },
).shape;
export const merchantAnswer = answers.named('Merchant', merchantMembers);
export const merchantLineAnswer = answers.named('MerchantLine', {
  ...merchantMembers,
  balanceCents: answers.cents,
});

/** `weekday` 0 is Sunday; weekday and hour are the hub's local time. */
export const preparationAnswer = answers.named('PreparationTimes', {
  preparationMinutes: z.int().nullable(),
  items: z.array(
    z.strictObject({
      weekday: z.int().min(0).max(6),
      hour: z.int().min(0).max(23),
      seconds: z.number(),
      samples: answers.count,
      /** The hour has enough samples to plan orders by. */
      used: z.boolean(),
    }),
  ),
});
export const openDeliveryAnswer = answers.named('OpenDeliverySettings', {
  enabled: z.boolean(),
  webhookUrl: answers.text,
  acceptMarketplaceOrders: z.boolean(),
  acceptAny2xx: z.boolean(),
  confirmationCallbackUrl: answers.text,
  clientId: answers.text,
});
export const credentialAnswer = answers.recordOf(Credential, [
  'id hubId merchantId appId dayLimitCents kind environment label clientId expiresAt lastUsedAt deactivatedAt',
  'createdAt',
]);
export const issuedKeyAnswer = z.strictObject({ id: z.int(), key: z.string() });

export const clientPairAnswer = answers.named('ClientPair', {
  id: z.int(),
  clientId: z.string(),
  clientSecret: z.string(),
});
