import { Credential, DEFAULT_FALLBACKS, Merchant } from '#domain';
import { z } from 'zod';
import { centsAnswer, countAnswer, recordOf, textAnswer } from '../../docs/record.schemas.js';

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
