import {
  WebhookLog,
  deactivationDue,
  DELIVERY_STATES,
  RESENDABLE_STATES,
  FACE_NAMES,
  WebhookSubscriptions,
  type SubscriptionView,
} from '#domain';
import { z } from 'zod';
import { cursorOf, listOf } from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import {
  cursorFields,
  cursorPage,
  idText,
  instantField,
  idField as idNumber,
} from '../../http/field.schemas.js';
import {
  resentAnswer,
  webhookDeliveryAnswer,
  webhookDeliveryLineAnswer,
  subscriptionSecretAnswer,
  testDeliveryAnswer,
  webhookSubscriptionAnswer,
} from './webhook.answers.js';
import { WebhookTests } from './webhook-tests.service.js';

const deliveriesQuery = z.strictObject({
  subscriptionId: idText.exactOptional(),
  /** Deliveries about this order (or request, or courier). */
  aggregateId: idText.exactOptional(),
  state: z.enum(DELIVERY_STATES).exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
  ...cursorFields,
});
const resendFilter = z.strictObject({
  subscriptionId: idNumber.exactOptional(),
  aggregateId: idNumber.exactOptional(),
  state: z.enum(RESENDABLE_STATES).exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
});

const api = adminApi('webhooks/deliveries', 'webhooks', { log: WebhookLog });

/** The log of webhook deliveries, and sending them again. */
const WebhookDeliveriesController = api.controller('WebhookDeliveriesController', {
  list: api.get('', {
    summary: 'Lists webhook deliveries, newest first',
    query: deliveriesQuery,
    answer: cursorOf(webhookDeliveryLineAnswer),
    run: async ({ log, by, query: { cursor: before, limit, ...filter } }) =>
      cursorPage(await log.list(by, filter, { before, limit }), limit),
  }),
  read: api.get(':id', {
    summary: 'Shows a delivery with its body and every attempt',
    answer: webhookDeliveryAnswer,
    run: ({ log, by, id }) => log.get(by, id),
  }),
  resendRange: api.post('resend', {
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
  resend: api.post(':id/resend', {
    status: 202,
    summary: 'Sends a delivery again, or at once when it waits: the same bytes under the same id',
    answer: resentAnswer,
    audit: { entity: 'webhook_delivery', action: 'resent' },
    run: async ({ log, by, id }) => {
      await log.resend(by, id);
      return { resent: 1 };
    },
  }),
});

const faces = z.enum(FACE_NAMES);

const webhookSubscriptionsApi = adminApi('webhooks/subscriptions', 'webhooks', {
  subscriptions: WebhookSubscriptions,
  tests: WebhookTests,
});

const WebhookSubscriptionsController = webhookSubscriptionsApi.controller('WebhookSubscriptionsController', {
  list: webhookSubscriptionsApi.get('', {
    summary: 'Lists webhook subscriptions of all faces',
    answer: listOf(webhookSubscriptionAnswer),
    run: async ({ subscriptions, by }) => {
      const all = await Promise.all(FACE_NAMES.map((face) => subscriptions.list(by, face)));
      return { items: all.flat().map(shown) };
    },
  }),
  test: webhookSubscriptionsApi.post(':id/test', {
    status: 202,
    summary: 'Sends a test message and says what the receiver answered',
    answer: testDeliveryAnswer,
    audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
    run: ({ tests, by, id }) => tests.send(by, id),
  }),
  /** For a receiver that verifies the Standard Webhooks signature. */
  secret: webhookSubscriptionsApi.post(':face/:id/secret', {
    summary: 'Shows the secret that signs a subscription’s messages',
    params: { face: faces },
    answer: subscriptionSecretAnswer,
    audit: { entity: 'webhook_subscription', action: 'secret_shown' },
    run: async ({ subscriptions, by, face, id }) => ({
      secret: await subscriptions.secretOf(by, face, id),
    }),
  }),
  reactivate: webhookSubscriptionsApi.post(':face/:id/reactivate', {
    summary: 'Reactivates a subscription that was switched off',
    params: { face: faces },
    answer: webhookSubscriptionAnswer,
    audit: { entity: 'webhook_subscription', action: 'reactivated' },
    run: async ({ subscriptions, by, face, id }) =>
      shown(await subscriptions.update(by, face, id, { active: true })),
  }),
});

/** A subscription with the consequences of its failures. */
function shown(subscription: SubscriptionView) {
  const { active, warnedAt } = subscription;
  const deactivatesAt = active && warnedAt !== null ? deactivationDue(subscription) : null;
  return { ...subscription, warned: deactivatesAt !== null, deactivatesAt };
}

export const WEBHOOK_CONTROLLERS = [WebhookDeliveriesController, WebhookSubscriptionsController];
