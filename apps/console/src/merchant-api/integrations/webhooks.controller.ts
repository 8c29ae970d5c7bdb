import { DELIVERY_STATES, WebhookSubscriptions, type SubscriptionView, WebhookLog } from '#domain';
import { z } from 'zod';
import {
  subscriptionSecretAnswer,
  testDeliveryAnswer,
  resentAnswer,
  webhookDeliveryAnswer,
  webhookDeliveryLineAnswer,
} from '../../admin/webhooks/webhook.answers.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import { listOf, cursorOf } from '../../docs/record.schemas.js';
import { pathId, cursorFields, cursorPage, idText } from '../../http/field.schemas.js';
import { customerTopics } from '../../vocabulary/customer-event.vocabulary.js';
import { ownerApi } from '../session/merchant-api.decorator.js';
import { newWebhookBody, webhookAnswer, webhookPatch } from './integration.schemas.js';

/** The face of these webhooks, as of those registered with a customer key. */
const FACE = 'full-api';
const params = { id: pathId('subscription_not_found') };

const api = ownerApi('webhooks', { subscriptions: WebhookSubscriptions, tests: WebhookTests }, params);

/** The account's webhooks about its orders. */
const MerchantWebhooksController = api.controller('MerchantWebhooksController', {
  list: api.get('', {
    summary: 'Lists the account’s own webhooks',
    answer: listOf(webhookAnswer),
    run: async ({ subscriptions, by }) => ({ items: (await subscriptions.list(by, FACE)).map(shown) }),
  }),
  create: api.post('', {
    summary: 'Registers a webhook of the account for the events it names',
    body: newWebhookBody,
    answer: webhookAnswer,
    errors: [409],
    audit: { entity: 'webhook_subscription', action: 'created' },
    run: async ({ subscriptions, by, body }) => {
      const topics = customerTopics(body.events);
      return shown(await subscriptions.create(by, { face: FACE, ...body, topics }));
    },
  }),
  change: api.patch(':id', {
    summary: 'Changes a webhook: its address, events, code or whether it is on',
    body: webhookPatch,
    answer: webhookAnswer,
    errors: [404, 409],
    audit: { entity: 'webhook_subscription', action: 'updated' },
    run: async ({ subscriptions, by, id, body }) => {
      const topics = body.events && { topics: customerTopics(body.events) };
      return shown(await subscriptions.update(by, FACE, id, { ...body, ...topics }));
    },
  }),
  remove: api.delete(':id', {
    summary: 'Removes a webhook; what waits for it is cancelled',
    audit: { entity: 'webhook_subscription', action: 'removed' },
    run: ({ subscriptions, by, id }) => subscriptions.remove(by, FACE, id),
  }),
  test: api.post(':id/test', {
    status: 202,
    summary: 'Sends a test message and says what the receiver answered',
    answer: testDeliveryAnswer,
    audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
    run: ({ tests, by, id }) => tests.send(by, id),
  }),
  secret: api.post(':id/secret', {
    summary: 'Shows the secret that signs a webhook’s messages',
    answer: subscriptionSecretAnswer,
    audit: { entity: 'webhook_subscription', action: 'secret_shown' },
    run: async ({ subscriptions, by, id }) => ({ secret: await subscriptions.secretOf(by, FACE, id) }),
  }),
});

/** A webhook with its chosen events; its code is shown only as present or absent. */
function shown(subscription: SubscriptionView) {
  return { ...subscription, hasSecurityCode: subscription.securityCode !== null };
}

const listQuery = z.strictObject({
  subscriptionId: idText.exactOptional(),
  orderId: idText.exactOptional(),
  state: z.enum(DELIVERY_STATES).exactOptional(),
  ...cursorFields,
});
const deliveriesParams = { id: pathId('delivery_not_found') };

const deliveriesApi = ownerApi('deliveries', { log: WebhookLog }, deliveriesParams);

/** The log of deliveries to the account's webhooks, with the answers. */
const MerchantDeliveriesController = deliveriesApi.controller('MerchantDeliveriesController', {
  list: deliveriesApi.get('', {
    summary: 'Lists what was sent to the account’s webhooks, newest first',
    query: listQuery,
    answer: cursorOf(webhookDeliveryLineAnswer),
    run: async ({ log, by, query: { cursor: before, limit, orderId: aggregateId, ...filter } }) =>
      cursorPage(await log.list(by, { ...filter, aggregateId }, { before, limit }), limit),
  }),
  read: deliveriesApi.get(':id', {
    summary: 'Shows one message with its body, and what each attempt was answered',
    answer: webhookDeliveryAnswer,
    run: ({ log, by, id }) => log.get(by, id),
  }),
  resend: deliveriesApi.post(':id/resend', {
    status: 202,
    summary: 'Sends a message again: the same bytes under the same id',
    answer: resentAnswer,
    audit: { entity: 'webhook_delivery', action: 'resent' },
    run: async ({ log, by, id }) => {
      await log.resend(by, id);
      return { resent: 1 };
    },
  }),
});

export const WEBHOOK_CONTROLLERS = [MerchantDeliveriesController, MerchantWebhooksController];
