import { FACE_NAMES, WebhookAttempt, WebhookDelivery, WebhookSubscription } from '#domain';
import { z } from 'zod';
import { countAnswer, optionalInstantAnswer, recordOf, textAnswer } from '../../docs/record.schemas.js';

const deliveryMembers = recordOf(
  WebhookDelivery,
  [
    'id face subscriptionId topic aggregateId state dueAt attempts event lastStatus lastError createdAt',
    'settledAt',
  ],
  { notice: z.string().nullable() },
);
export const webhookDeliveryLineAnswer = z.strictObject(deliveryMembers).meta({ id: 'WebhookDeliveryLine' });
export const webhookDeliveryAnswer = z
  .strictObject({
    ...deliveryMembers,
    body: textAnswer,
    tries: z.array(
      z.strictObject(
        recordOf(WebhookAttempt, ['id at durationMs status error answer'], {
          headers: z.record(z.string(), z.string()),
        }),
      ),
    ),
  })
  .meta({ id: 'WebhookDelivery' });
export const webhookSubscriptionAnswer = z
  .strictObject(
    recordOf(
      WebhookSubscription,
      [
        'id hubId merchantId appId url events topics credentialId responsibility acceptAny2xx',
        'pauseLiftedAt active consecutiveFailures failingSince lastStatus lastError warnedAt deactivatedAt',
        'deactivationReason createdAt updatedAt',
      ],
      {
        face: z.enum(FACE_NAMES),
        notice: textAnswer,
        /** The owner was warned that the subscription will be deactivated. */
        warned: z.boolean(),
        /** When it will be deactivated, if no delivery succeeds before. */
        deactivatesAt: optionalInstantAnswer,
      },
    ),
  )
  .meta({ id: 'WebhookSubscription' });
export const resentAnswer = z.strictObject({ resent: countAnswer });

export const testDeliveryAnswer = z
  .strictObject({
    deliveryId: z.int(),
    state: z.string(),
    /** The receiver's status; null: no answer in time. */
    status: z.int().nullable(),
    error: textAnswer,
    /** "answered 200, 204 is required": the receiver answered a 2xx that the protocol does not accept. */
    notice: textAnswer,
  })
  .meta({ id: 'TestDelivery' });
export const subscriptionSecretAnswer = z.strictObject({ secret: z.string() });
