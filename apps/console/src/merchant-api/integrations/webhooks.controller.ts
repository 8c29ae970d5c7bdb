import {
  DELIVERY_STATES,
  WebhookSubscription,
  WebhookSubscriptions,
  type SubscriptionView,
  WebhookLog,
} from '#domain';
import { z } from 'zod';
import {
  DELIVERY_RESENDING,
  WEBHOOK_DELIVERY,
  WEBHOOK_TEST,
  subscriptionSecretAnswer,
  webhookDeliveryLineAnswer,
} from '../../admin/webhooks/webhooks.controller.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { CUSTOMER_EVENTS, customerTopics } from '../../vocabulary/customer-event.vocabulary.js';
import { ownerApi } from '../session/merchant-api.decorator.js';

/** The face of these webhooks, as of those registered with a customer key. */
const FACE = 'full-api';
const events = z.array(z.enum(CUSTOMER_EVENTS)).min(1).max(CUSTOMER_EVENTS.length);
const securityCode = z.string().max(200).nullable();

const newWebhookBody = z
  .strictObject({ url: fields.webAddress, events, securityCode: securityCode.default(null) })
  .meta({ examples: [{ url: 'https://example.com/eventos', events: ['ORDER_CREATED'] }] });

const webhookPatch = z.strictObject({
  url: fields.webAddress.exactOptional(),
  events: events.exactOptional(),
  securityCode: securityCode.exactOptional(),
  /** true reactivates a webhook that was deactivated because its receiver failed. */
  active: z.boolean().exactOptional(),
});

const webhookAnswer = z.strictObject({
  ...answers.recordOf(
    WebhookSubscription,
    [
      'id url events active consecutiveFailures failingSince lastStatus lastError warnedAt deactivatedAt',
      'deactivationReason createdAt updatedAt',
    ],
    { notice: answers.text },
  ).shape,
  hasSecurityCode: z.boolean(),
});

const api = ownerApi(
  'webhooks',
  { subscriptions: WebhookSubscriptions, tests: WebhookTests },
  { id: fields.pathId('subscription_not_found') },
);

const MerchantWebhooksController = api.controller('MerchantWebhooksController', {
  list: api.get('', {
    summary: 'Lists the account’s own webhooks',
    answer: answers.listOf(webhookAnswer),
    run: async ({ subscriptions, by }) => (await subscriptions.list(by, FACE)).map(shown),
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
  test: api.post(':id/test', WEBHOOK_TEST),
  secret: api.post(':id/secret', {
    summary: 'Shows the secret that signs a webhook’s messages',
    answer: subscriptionSecretAnswer,
    audit: { entity: 'webhook_subscription', action: 'secret_shown' },
    run: async ({ subscriptions, by, id }) => ({ secret: await subscriptions.secretOf(by, FACE, id) }),
  }),
});

function shown(subscription: SubscriptionView) {
  return { ...subscription, hasSecurityCode: subscription.securityCode !== null };
}

const listQuery = z.strictObject({
  subscriptionId: fields.idText.exactOptional(),
  orderId: fields.idText.exactOptional(),
  state: z.enum(DELIVERY_STATES).exactOptional(),
  ...fields.cursor,
});

const deliveriesApi = ownerApi(
  'deliveries',
  { log: WebhookLog },
  { id: fields.pathId('delivery_not_found') },
);

const MerchantDeliveriesController = deliveriesApi.controller('MerchantDeliveriesController', {
  list: deliveriesApi.get('', {
    summary: 'Lists what was sent to the account’s webhooks, newest first',
    query: listQuery,
    answer: answers.cursorOf(webhookDeliveryLineAnswer),
    run: ({ log, by, query: { cursor: before, limit, orderId: aggregateId, ...filter } }) =>
      log.list(by, { ...filter, aggregateId }, { before, limit }),
  }),
  read: deliveriesApi.get(':id', {
    ...WEBHOOK_DELIVERY,
    summary: 'Shows one message with its body, and what each attempt was answered',
  }),
  resend: deliveriesApi.post(':id/resend', {
    ...DELIVERY_RESENDING,
    summary: 'Sends a message again: the same bytes under the same id',
  }),
});

export const WEBHOOK_CONTROLLERS = [MerchantDeliveriesController, MerchantWebhooksController];
