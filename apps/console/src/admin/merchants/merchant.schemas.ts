import { MERCHANT_STATUSES, type Merchant } from '#domain';
import { z } from 'zod';
import { id, media, name, text } from '../schemas.js';

const short = z.string().trim().max(200);
const optionalShort = short.nullable().exactOptional();

const address = z.strictObject({
  street: short.nullable().default(null),
  number: short.nullable().default(null),
  complement: short.nullable().default(null),
  district: short.nullable().default(null),
  city: short.nullable().default(null),
  state: short.nullable().default(null),
  postalCode: short.nullable().default(null),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
});

const fields = {
  legalName: optionalShort,
  email: optionalShort,
  externalId: optionalShort,
  contractNumber: optionalShort,
  documentKind: z.enum(['CPF', 'CNPJ']).nullable().exactOptional(),
  document: optionalShort,
  invoicingEnabled: z.boolean().exactOptional(),
  status: z.enum(MERCHANT_STATUSES).exactOptional(),
  address: address.nullable().exactOptional(),
  paymentCodes: z.array(short).max(50).exactOptional(),
  categoryIds: z.array(id).max(200).exactOptional(),
  serviceAreaId: id.nullable().exactOptional(),
  chargesReturn: z.boolean().exactOptional(),
  courierNote: text.nullable().exactOptional(),
  media: media.exactOptional(),
  restrictions: z.strictObject({ ordering: z.boolean(), readingOthers: z.boolean() }).exactOptional(),
  password: z.string().min(6).max(200).exactOptional(),
};

/** With `ownerId`: a sub-user of that merchant. */
export const newMerchant = z.strictObject({
  name,
  phone: short,
  ...fields,
  ownerId: id.nullable().exactOptional(),
});
export const merchantPatch = z.strictObject({
  name: name.exactOptional(),
  phone: short.exactOptional(),
  ...fields,
});

const receiver = z.url({ protocol: /^https?$/ }).max(2_000);
export const openDelivery = z.strictObject({
  enabled: z.boolean(),
  webhookUrl: receiver.nullable().default(null),
  acceptMarketplaceOrders: z.boolean().default(false),
  /** Asked whether a recipient's code is right; null: we compare it ourselves. */
  confirmationCallbackUrl: receiver.nullable().exactOptional(),
});

export function merchantBody({ passwordHash: _, ...merchant }: Merchant) {
  return { ...merchant, blocked: merchant.blockedAt !== null };
}

export function openDeliveryBody(merchant: Merchant, clientId: string | null) {
  return {
    enabled: merchant.odEnabled,
    webhookUrl: merchant.odWebhookUrl,
    acceptMarketplaceOrders: merchant.odAcceptsMarketplace,
    confirmationCallbackUrl: merchant.odConfirmationCallbackUrl,
    clientId,
  };
}
