import {
  type Merchant,
  MERCHANT_STATUSES,
  merchantAddressSchema,
  openingHoursSchema,
  restrictionsSchema,
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
} from '../../http/field.schemas.js';

const short = z.string().trim().max(200);
const optionalShort = short.nullable().exactOptional();

const fields = {
  legalName: optionalShort,
  email: optionalShort,
  externalId: optionalShort,
  contractNumber: optionalShort,
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

const receiver = z.url({ protocol: /^https?$/ }).max(2_000);
export const openDeliverySettings = z.strictObject({
  enabled: z.boolean(),
  webhookUrl: receiver.nullable().default(null),
  acceptMarketplaceOrders: z.boolean().default(false),
  /** true: a webhook counts as received with any 2xx. Open Delivery's standard is 204 only. Absent: no change. */
  acceptAny2xx: z.boolean().exactOptional(),
  /** The merchant's system that checks recipients' codes; null: the core checks them. */
  confirmationCallbackUrl: receiver.nullable().exactOptional(),
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
