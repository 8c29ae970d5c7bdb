import {
  Credentials,
  DomainError,
  Merchants,
  MerchantSubscriptions,
  ReceiverUrlPolicy,
  WebhookSubscriptions,
  type MerchantSession,
} from '#domain';
import { z } from 'zod';
import { issuedKeyAnswer, clientPairAnswer } from '../../admin/merchants/merchant.answers.js';
import { listOf, textAnswer } from '../../docs/record.schemas.js';
import { pathId } from '../../http/field.schemas.js';
import { testDeliveryAnswer } from '../../admin/webhooks/webhook.answers.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import { ownerApi } from '../session/merchant-api.decorator.js';
import { keyAnswer, newKeyBody } from './integration.schemas.js';

const params = { id: pathId('credential_not_found') };

const api = ownerApi('keys', { credentials: Credentials }, params);

/** Customer keys of the Full API and company keys of Model M, of the account's owner. */
const MerchantKeysController = api.controller('MerchantKeysController', {
  list: api.get('', {
    summary: 'Lists the account’s keys, without their secrets',
    answer: listOf(keyAnswer),
    run: async ({ credentials, by }) => {
      const all = await credentials.list(by);
      const live = all.filter(
        ({ kind, deactivatedAt }) => kind !== 'open_delivery_pair' && deactivatedAt === null,
      );
      return { items: live };
    },
  }),
  issue: api.post('', {
    summary: 'Issues a key of the account, shown once',
    body: newKeyBody,
    answer: issuedKeyAnswer,
    audit: { entity: 'credential', action: 'issued' },
    run: ({ credentials, session: { scope, merchant }, body }) =>
      credentials.issueKey(scope, { ...body, merchantId: merchant.id }),
  }),
  rotate: api.post(':id/rotate', {
    status: 201,
    summary: 'Replaces a key by a new one, shown once; the old one ends at once',
    answer: issuedKeyAnswer,
    audit: { entity: 'credential', action: 'rotated' },
    run: ({ credentials, by, id }) => credentials.rotate(by, id),
  }),
  end: api.delete(':id', {
    summary: 'Ends a key',
    audit: { entity: 'credential', action: 'deactivated' },
    run: ({ credentials, by, id }) => credentials.deactivate(by, id),
  }),
});

const FACE = 'open-delivery';

const settingsBody = z.strictObject({
  enabled: z.boolean(),
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable()
    .default(null),
  /** Accepts orders of marketplaces, besides the store's own. */
  acceptMarketplaceOrders: z.boolean().default(false),
  /** true: a webhook counts as received with any 2xx. Open Delivery's standard is 204 only. */
  acceptAny2xx: z.boolean().default(false),
});
const settingsAnswer = z.strictObject({
  enabled: z.boolean(),
  webhookUrl: textAnswer,
  acceptMarketplaceOrders: z.boolean(),
  acceptAny2xx: z.boolean(),
  clientId: textAnswer,
  /** Id of the webhook's subscription, to list its deliveries; null: nothing is sent. */
  subscriptionId: z.int().nullable(),
  /** "answered 200, 204 is required": the last answer was a 2xx that the standard does not accept. */
  notice: textAnswer,
});

const openDeliveryApi = ownerApi('open-delivery', {
  merchants: Merchants,
  credentials: Credentials,
  receivers: ReceiverUrlPolicy,
  synced: MerchantSubscriptions,
  subscriptions: WebhookSubscriptions,
  tests: WebhookTests,
});

/** The account's Open Delivery settings: on or off, the key pair, and the webhook. */
const MerchantOpenDeliveryController = openDeliveryApi.controller('MerchantOpenDeliveryController', {
  read: openDeliveryApi.get('', {
    summary: 'Shows the account’s Open Delivery settings',
    answer: settingsAnswer,
    run: ({ merchants, subscriptions, credentials, session }) =>
      shown({ merchants, subscriptions, credentials }, session),
  }),
  change: openDeliveryApi.put('', {
    summary: 'Changes the account’s Open Delivery settings',
    body: settingsBody,
    answer: settingsAnswer,
    audit: { entity: 'merchant', action: 'open_delivery_changed' },
    run: async ({ receivers, merchants, synced, subscriptions, credentials, session, body }) => {
      const { scope, hubId, merchant } = session;
      if (body.webhookUrl !== null) await receivers.requireUnlessUnresolvable(body.webhookUrl, 'webhookUrl');
      await merchants.update(scope, merchant.id, {
        requestsEnabled: body.enabled,
        requestWebhookUrl: body.webhookUrl,
        acceptsMarketplaceRequests: body.acceptMarketplaceOrders,
        requestWebhookAcceptsAny2xx: body.acceptAny2xx,
      });
      await synced.syncMerchant(hubId, merchant.id);
      return shown({ merchants, subscriptions, credentials }, session);
    },
  }),
  issue: openDeliveryApi.post('credentials', {
    status: 201,
    summary: 'Issues a new client id and secret, shown once; the old pair ends at once',
    answer: clientPairAnswer,
    audit: { entity: 'credential', action: 'open_delivery_pair_issued' },
    run: ({ credentials, session: { scope, merchant } }) => credentials.issuePair(scope, merchant.id),
  }),
  test: openDeliveryApi.post('test', {
    status: 202,
    summary: 'Sends a test message to the Open Delivery webhook and says what it answered',
    answer: testDeliveryAnswer,
    errors: [404],
    audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
    run: async ({ subscriptions, tests, session: { scope } }) => {
      const [subscription] = await subscriptions.list(scope, FACE);
      if (!subscription?.active) throw new DomainError('subscription_not_found');
      return tests.send(scope, subscription.id);
    },
  }),
});

async function shown(
  {
    merchants,
    subscriptions,
    credentials,
  }: {
    readonly merchants: Merchants;
    readonly subscriptions: WebhookSubscriptions;
    readonly credentials: Credentials;
  },
  { scope, merchant: { id } }: MerchantSession,
) {
  const merchant = await merchants.get(scope, id);
  const [subscription] = await subscriptions.list(scope, FACE);
  return {
    enabled: merchant.requestsEnabled,
    webhookUrl: merchant.requestWebhookUrl,
    acceptMarketplaceOrders: merchant.acceptsMarketplaceRequests,
    acceptAny2xx: merchant.requestWebhookAcceptsAny2xx,
    clientId: (await credentials.currentPair(id))?.clientId ?? null,
    subscriptionId: subscription?.active === true ? subscription.id : null,
    notice: subscription?.notice ?? null,
  };
}

export const KEY_CONTROLLERS = [MerchantKeysController, MerchantOpenDeliveryController];
