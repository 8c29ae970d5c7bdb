import {
  type Scope,
  WebhookLog,
  deactivationDue,
  DELIVERY_STATES,
  RESENDABLE_STATES,
  FACE_NAMES,
  WebhookSubscriptions,
  type SubscriptionView,
  WebhookAttempt,
  WebhookDelivery,
  WebhookSubscription,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { curlOf } from './curl.mapper.js';
import { WebhookTests } from './webhook-tests.service.js';

const deliveryMembers = answers.recordOf(
  WebhookDelivery,
  [
    'id face subscriptionId topic aggregateId state dueAt attempts event lastStatus lastError createdAt',
    'settledAt',
  ],
  { notice: z.string().nullable() },
).shape;
export const webhookDeliveryLineAnswer = answers.named('WebhookDeliveryLine', deliveryMembers);
const webhookDeliveryAnswer = answers.named('WebhookDelivery', {
  ...deliveryMembers,
  body: answers.text,
  /** Where the message would go now; null: its subscription was removed. */
  url: answers.text,
  /** The last attempt as a command, with masked secrets; null: there was none, or there is no address. */
  curl: answers.text,
  tries: z.array(
    answers.recordOf(WebhookAttempt, ['id at durationMs status error answer'], {
      headers: z.record(z.string(), z.string()),
    }),
  ),
});
const webhookSubscriptionAnswer = answers
  .recordOf(
    WebhookSubscription,
    [
      'id hubId face merchantId appId url events topics credentialId responsibility acceptAny2xx',
      'pauseLiftedAt active consecutiveFailures failingSince lastStatus lastError warnedAt deactivatedAt',
      'deactivationReason createdAt updatedAt',
    ],
    {
      notice: answers.text,
      /** The owner was warned that the subscription will be deactivated. */
      warned: z.boolean(),
      /** When it will be deactivated unless a delivery succeeds before. */
      deactivatesAt: answers.optionalInstant,
    },
  )
  .meta({ id: 'WebhookSubscription' });
export const resentAnswer = z.strictObject({ resent: answers.count });

export const testDeliveryAnswer = answers.named('TestDelivery', {
  deliveryId: z.int(),
  state: z.string(),
  /** The receiver's status; null: no answer in time. */
  status: z.int().nullable(),
  error: answers.text,
  /** "answered 200, 204 is required": the receiver answered a 2xx that the protocol does not accept. */
  notice: answers.text,
});
export const subscriptionSecretAnswer = z.strictObject({ secret: z.string() });

export const WEBHOOK_TEST = {
  status: 202,
  summary: 'Sends a test message and says what the receiver answered',
  answer: testDeliveryAnswer,
  audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
  run: ({ tests, by, id }: { tests: WebhookTests; by: Scope; id: number }) => tests.send(by, id),
} as const;
export const WEBHOOK_DELIVERY = {
  answer: webhookDeliveryAnswer,
  run: async ({ log, by, id }: { log: WebhookLog; by: Scope; id: number }) => {
    const found = await log.get(by, id);
    const { url, body, tries } = found;
    const last = tries.at(-1);
    return { ...found, curl: url !== null && last ? curlOf('POST', url, last.headers, body) : null };
  },
} as const;
export const DELIVERY_RESENDING = {
  status: 202,
  answer: resentAnswer,
  audit: { entity: 'webhook_delivery', action: 'resent' },
  run: async ({ log, by, id }: { log: WebhookLog; by: Scope; id: number }) => {
    await log.resend(by, id);
    return { resent: 1 };
  },
} as const;

const deliveriesQuery = z.strictObject({
  subscriptionId: fields.idText.exactOptional(),
  /** Deliveries about this order (or request, or courier). */
  aggregateId: fields.idText.exactOptional(),
  state: z.enum(DELIVERY_STATES).exactOptional(),
  from: fields.instant.exactOptional(),
  to: fields.instant.exactOptional(),
  ...fields.cursor,
});
const resendFilter = z.strictObject({
  subscriptionId: fields.id.exactOptional(),
  aggregateId: fields.id.exactOptional(),
  state: z.enum(RESENDABLE_STATES).exactOptional(),
  from: fields.instant.exactOptional(),
  to: fields.instant.exactOptional(),
});

const api = adminApi(
  'webhooks',
  'webhooks',
  { log: WebhookLog, subscriptions: WebhookSubscriptions, tests: WebhookTests },
  { face: z.enum(FACE_NAMES) },
);

api.controller('WebhookDeliveriesController', {
  list: api.get('deliveries', {
    summary: 'Lists webhook deliveries, newest first',
    query: deliveriesQuery,
    answer: answers.cursorOf(webhookDeliveryLineAnswer),
    run: ({ log, by, query: { cursor: before, limit, ...filter } }) =>
      log.list(by, filter, { before, limit }),
  }),
  read: api.get('deliveries/:id', {
    ...WEBHOOK_DELIVERY,
    summary: 'Shows a delivery with its body and every attempt',
  }),
  resendRange: api.post('deliveries/resend', {
    status: 202,
    summary: 'Sends the deliveries of a range again',
    body: resendFilter,
    answer: resentAnswer,
    audit: {
      entity: 'webhook_delivery',
      action: 'range_resent',
      fields: ['subscriptionId', 'aggregateId', 'state', 'from', 'to'],
    },
    run: async ({ log, by, body: filter }) => ({ resent: await log.resendMatching(by, filter) }),
  }),
  resend: api.post('deliveries/:id/resend', {
    ...DELIVERY_RESENDING,
    summary: 'Sends a delivery again, or at once when it waits: the same bytes under the same id',
  }),
});

api.controller('WebhookSubscriptionsController', {
  list: api.get('subscriptions', {
    summary: 'Lists webhook subscriptions of all faces',
    answer: answers.listOf(webhookSubscriptionAnswer),
    run: async ({ subscriptions, by }) => {
      const all = await Promise.all(FACE_NAMES.map((face) => subscriptions.list(by, face)));
      return all.flat().map(shown);
    },
  }),
  test: api.post('subscriptions/:id/test', WEBHOOK_TEST),
  /** For a receiver that verifies the Standard Webhooks signature. */
  secret: api.post('subscriptions/:face/:id/secret', {
    summary: 'Shows the secret that signs a subscription’s messages',
    answer: subscriptionSecretAnswer,
    audit: { entity: 'webhook_subscription', action: 'secret_shown' },
    run: async ({ subscriptions, by, face, id }) => ({
      secret: await subscriptions.secretOf(by, face, id),
    }),
  }),
  reactivate: api.post('subscriptions/:face/:id/reactivate', {
    summary: 'Reactivates a subscription that was switched off',
    answer: webhookSubscriptionAnswer,
    audit: { entity: 'webhook_subscription', action: 'reactivated' },
    run: async ({ subscriptions, by, face, id }) =>
      shown(await subscriptions.update(by, face, id, { active: true })),
  }),
});

function shown(subscription: SubscriptionView) {
  const { active, warnedAt } = subscription;
  const deactivatesAt = active && warnedAt !== null ? deactivationDue(subscription) : null;
  return { ...subscription, warned: deactivatesAt !== null, deactivatesAt };
}

export const WEBHOOK_CONTROLLERS = api.controllers;
