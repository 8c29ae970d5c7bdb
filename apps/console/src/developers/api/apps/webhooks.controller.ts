import { type SubscriptionView, DomainError, WebhookSubscription } from '#domain';
import { AppAddresses, AppReceivers, type DeveloperApp, AppWebhooks, sandboxScope } from '#domain/modules';
import { z } from 'zod';
import * as answers from '../../../docs/record.schemas.js';
import * as fields from '../../../http/field.schemas.js';
import { CUSTOMER_EVENTS, customerTopics } from '../../../vocabulary/customer-event.vocabulary.js';
import { testDeliveryAnswer } from '../../../admin/webhooks/webhooks.controller.js';
import { WebhookTests } from '../../../admin/webhooks/webhook-tests.service.js';
import { APP_EVENTS } from './app-event.vocabulary.js';
import { appApi } from '../session/developer-api.decorator.js';

const webhookBody = z.strictObject({
  /** null: nothing is sent. HTTPS; the embedded demonstration also takes receivers on its own machine. */
  url: fields.webAddress.nullable(),
  /** Full API only: the events that are sent; null: all of orders. */
  events: z.array(z.enum(CUSTOMER_EVENTS)).min(1).nullable().default(null),
  /** Merchants may name an address of their own when they connect the app. */
  merchantsMaySetTheirOwn: z.boolean().default(false),
  /** true: any 2xx counts as received where the protocol asks for 204. */
  acceptAny2xx: z.boolean().default(false),
});
const webhookAnswer = answers
  .recordOf(WebhookSubscription, ['events acceptAny2xx active consecutiveFailures lastStatus lastError'], {
    url: answers.text,
    merchantsMaySetTheirOwn: z.boolean(),
    /** Subscription in the sandbox; null: nothing is sent. */
    subscriptionId: z.int().nullable(),
    notice: answers.text,
  })
  .meta({ id: 'AppWebhook' });
const receiverAnswer = answers
  .recordOf(
    WebhookSubscription,
    ['id url events active consecutiveFailures lastStatus lastError createdAt'],
    {
      /** The connected merchant whose orders it is about; null: it is of the sandbox. */
      merchantName: answers.text,
      /** false: a connection made it; the address is the app's or merchant's; only `active` changes here. */
      registered: z.boolean(),
      notice: answers.text,
    },
  )
  .meta({ id: 'AppReceiver' });
const receiverBody = z.strictObject({
  url: fields.webAddress.exactOptional(),
  /** Full API only. */
  events: z.array(z.enum(CUSTOMER_EVENTS)).min(1).exactOptional(),
  /** true turns it on again after failures. */
  active: z.boolean().exactOptional(),
});
const secretAnswer = z.strictObject({
  /** Key of the Standard Webhooks signature (`webhook-signature`). */
  secret: z.string(),
  /** true: messages are also signed with the app's credential, in the face's own header. */
  signedWithCredential: z.boolean(),
});

function receiverOf({ webhook, ...facts }: Awaited<ReturnType<AppReceivers['require']>>) {
  return { ...webhook, ...facts };
}

const NOTHING_SENT = {
  active: false,
  consecutiveFailures: 0,
  lastStatus: null,
  lastError: null,
  notice: null,
};

function webhookBodyOf(app: DeveloperApp, subscription: SubscriptionView | null) {
  const { webhookUrl: url, webhookEvents: events, merchantsMaySetTheirOwn, acceptAny2xx } = app;
  const own = { url, events, merchantsMaySetTheirOwn, acceptAny2xx };
  return { ...(subscription ?? NOTHING_SENT), ...own, subscriptionId: subscription?.id ?? null };
}

const api = appApi(
  'apps/:id',
  { webhooks: AppWebhooks, addresses: AppAddresses, receivers: AppReceivers, tests: WebhookTests },
  { webhookId: fields.pathId('subscription_not_found') },
);

/** Webhooks of an app: its own address (`webhook`), and those made by the API or by connections. */
export const AppWebhooksController = api.controller('AppWebhooksController', {
  read: api.get('webhook', {
    summary: 'Shows the app’s webhook and how its last messages fared',
    answer: webhookAnswer,
    run: async ({ webhooks, app }) => webhookBodyOf(app, await webhooks.ofSandbox(app)),
  }),
  change: api.put('webhook', {
    summary: 'Sets the app’s webhook, of its sandbox and of merchants that set none of their own',
    body: webhookBody,
    answer: webhookAnswer,
    audit: { entity: 'developer_app', action: 'webhook_changed' },
    run: async ({ webhooks, app, body }) => {
      const { topics } = chosen(app, body.events);
      const events = app.type === 'full_api' ? (body.events ?? APP_EVENTS.full_api) : null;
      const changed = await webhooks.change(app, { ...body, events, topics });
      return webhookBodyOf(changed, await webhooks.ofSandbox(changed));
    },
  }),
  events: api.get('webhook/events', {
    summary: 'Lists the names of messages, for test messages',
    answer: z.strictObject({ items: z.array(z.string()) }),
    run: ({ app }) => [...APP_EVENTS[app.type]],
  }),
  test: api.post('webhook/test', {
    status: 202,
    summary: 'Sends a test message of an event and says what the receiver answered',
    body: z.strictObject({
      /** One of `GET …/webhook/events`; null: the face's usual test message. */
      event: z.string().max(60).nullable().default(null),
    }),
    answer: testDeliveryAnswer,
    audit: { entity: 'developer_app', action: 'webhook_tested', content: false, ownTransactions: true },
    run: async ({ webhooks, tests, app, body: { event } }) => {
      if (event !== null && !APP_EVENTS[app.type].includes(event))
        throw new DomainError('invalid_value', { field: 'event' });
      const subscription = await webhooks.ofSandbox(app);
      if (!subscription?.active) throw new DomainError('subscription_not_found');
      return tests.send(sandboxScope(app), subscription.id, event ?? undefined);
    },
  }),
  secret: api.post('webhook/secret', {
    summary: 'Shows the one secret that signs what is sent about the sandbox and about every shop',
    answer: secretAnswer,
    audit: { entity: 'developer_app', action: 'webhook_secret_shown', content: false },
    run: async ({ addresses, app }) => ({
      secret: await addresses.signingSecretOf(app),
      signedWithCredential: app.type !== 'full_api',
    }),
  }),
  others: api.get('webhooks', {
    summary:
      'Lists the webhooks beside the app’s own: registered by the API in the sandbox, and at connected merchants',
    answer: answers.listOf(receiverAnswer),
    run: async ({ receivers, app }) => (await receivers.list(app)).map(receiverOf),
  }),
  changeOther: api.patch('webhooks/:webhookId', {
    summary: 'Changes address and events of one of these webhooks, or turns it on or off',
    body: receiverBody,
    answer: receiverAnswer,
    errors: [403, 404, 409],
    audit: { entity: 'developer_app', action: 'webhook_changed' },
    run: async ({ receivers, app, webhookId, body: patch }) => {
      const { events, ...rest } = patch;
      const receiver = { ...rest, ...(events && { events, ...chosen(app, events) }) };
      return receiverOf(await receivers.change(app, webhookId, receiver));
    },
  }),
  removeOther: api.delete('webhooks/:webhookId', {
    summary: 'Removes one of these webhooks',
    errors: [403, 404],
    audit: { entity: 'developer_app', action: 'webhook_removed' },
    run: ({ receivers, app, webhookId }) => receivers.remove(app, webhookId),
  }),
  testOther: api.post('webhooks/:webhookId/test', {
    status: 202,
    summary: 'Sends a test message to one of these webhooks and says what the receiver answered',
    answer: testDeliveryAnswer,
    audit: { entity: 'developer_app', action: 'webhook_tested', content: false, ownTransactions: true },
    run: async ({ receivers, tests, app, webhookId }) => {
      const { scope } = await receivers.require(app, webhookId);
      return tests.send(scope, webhookId);
    },
  }),
});

/** The topics of chosen events; only the Full API lets an app choose. @throws invalid_value (events) */
function chosen({ type }: DeveloperApp, events: z.output<typeof webhookBody>['events']) {
  if (events === null) return { topics: null };
  if (type !== 'full_api') throw new DomainError('invalid_value', { field: 'events' });
  return { topics: customerTopics(events) };
}
