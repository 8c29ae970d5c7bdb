import { Credential, WebhookSubscription } from '#domain';
import { z } from 'zod';
import { nameField } from '../../http/field.schemas.js';
import { recordOf, textAnswer } from '../../docs/record.schemas.js';
import { CUSTOMER_EVENTS } from '../../vocabulary/customer-event.vocabulary.js';

export const newKeyBody = z.strictObject({
  /** `full_api_key`: customer key of the Full API · `model_m_key`: company key of Model M. */
  kind: z.enum(['full_api_key', 'model_m_key']),
  label: nameField,
});

export const keyAnswer = z.strictObject(
  recordOf(Credential, ['id kind environment label expiresAt lastUsedAt deactivatedAt createdAt']),
);

const url = z.url({ protocol: /^https?$/ }).max(2_000);
const events = z.array(z.enum(CUSTOMER_EVENTS)).min(1).max(CUSTOMER_EVENTS.length);
const securityCode = z.string().max(200).nullable();

export const newWebhookBody = z
  .strictObject({ url, events, securityCode: securityCode.default(null) })
  .meta({ examples: [{ url: 'https://example.com/eventos', events: ['ORDER_CREATED'] }] });

export const webhookPatch = z.strictObject({
  url: url.exactOptional(),
  events: events.exactOptional(),
  securityCode: securityCode.exactOptional(),
  /** true reactivates a webhook that was deactivated because its receiver failed. */
  active: z.boolean().exactOptional(),
});

export const webhookAnswer = z.strictObject({
  ...recordOf(
    WebhookSubscription,
    [
      'id url events active consecutiveFailures failingSince lastStatus lastError warnedAt deactivatedAt',
      'deactivationReason createdAt updatedAt',
    ],
    { notice: textAnswer },
  ),
  hasSecurityCode: z.boolean(),
});
