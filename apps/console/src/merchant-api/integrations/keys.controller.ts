import {
  Credential,
  Credentials,
  DomainError,
  Merchants,
  MerchantSubscriptions,
  ReceiverCheck,
  WebhookSubscriptions,
} from '#domain';
import { z } from 'zod';
import {
  issuedKeyAnswer,
  clientPairAnswer,
  openDeliveryAnswer,
  openDeliveryBody,
} from '../../admin/merchants/merchant.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { testDeliveryAnswer } from '../../admin/webhooks/webhooks.controller.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import type { CallOf } from '../../http/declared-api.decorator.js';
import { ownerApi } from '../session/merchant-api.decorator.js';

const keyAnswer = answers.recordOf(Credential, [
  'id kind environment label expiresAt lastUsedAt deactivatedAt createdAt',
]);

const api = ownerApi('keys', { credentials: Credentials }, { id: fields.pathId('credential_not_found') });

const MerchantKeysController = api.controller('MerchantKeysController', {
  list: api.get('', {
    summary: 'Lists the account’s keys, without their secrets',
    answer: answers.listOf(keyAnswer),
    run: async ({ credentials, by }) => {
      const live = (await credentials.list(by)).filter(({ deactivatedAt }) => deactivatedAt === null);
      return live.filter(({ kind }) => kind !== 'open_delivery_pair');
    },
  }),
  issue: api.post('', {
    summary: 'Issues a key of the account, shown once',
    body: z.strictObject({
      /** `full_api_key`: customer key of the Full API · `model_m_key`: company key of Model M. */
      kind: z.enum(['full_api_key', 'model_m_key']),
      label: fields.name,
    }),
    answer: issuedKeyAnswer,
    audit: { entity: 'credential', action: 'issued' },
    run: ({ credentials, by, merchantId, body }) => credentials.issueKey(by, { ...body, merchantId }),
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
  webhookUrl: fields.webAddress.nullable().default(null),
  acceptMarketplaceOrders: z.boolean().default(false),
  /** true: a webhook counts as received with any 2xx. Open Delivery's standard is 204 only. */
  acceptAny2xx: z.boolean().default(false),
});
const settingsAnswer = openDeliveryAnswer.omit({ confirmationCallbackUrl: true }).extend({
  /** Id of the webhook's subscription, to list its deliveries; null: nothing is sent. */
  subscriptionId: z.int().nullable(),
  /** "answered 200, 204 is required": the last answer was a 2xx that the standard does not accept. */
  notice: answers.text,
});

const openDeliveryApi = ownerApi('open-delivery', {
  merchants: Merchants,
  credentials: Credentials,
  receivers: ReceiverCheck,
  synced: MerchantSubscriptions,
  subscriptions: WebhookSubscriptions,
  tests: WebhookTests,
});

type OpenDeliveryCall = CallOf<typeof openDeliveryApi>;

const MerchantOpenDeliveryController = openDeliveryApi.controller('MerchantOpenDeliveryController', {
  read: openDeliveryApi.get('', {
    summary: 'Shows the account’s Open Delivery settings',
    answer: settingsAnswer,
    run: shown,
  }),
  change: openDeliveryApi.put('', {
    summary: 'Changes the account’s Open Delivery settings',
    body: settingsBody,
    answer: settingsAnswer,
    audit: { entity: 'merchant', action: 'open_delivery_changed' },
    run: async (call) => {
      const { receivers, merchants, synced, by, merchantId, body } = call;
      if (body.webhookUrl !== null) await receivers.require(body.webhookUrl, 'webhookUrl', 'unresolvable');
      await merchants.update(by, merchantId, {
        requestsEnabled: body.enabled,
        requestWebhookUrl: body.webhookUrl,
        acceptsMarketplaceRequests: body.acceptMarketplaceOrders,
        requestWebhookAcceptsAny2xx: body.acceptAny2xx,
      });
      await synced.syncMerchant(by.hubId, merchantId);
      return shown(call);
    },
  }),
  issue: openDeliveryApi.post('credentials', {
    status: 201,
    summary: 'Issues a new client id and secret, shown once; the old pair ends at once',
    answer: clientPairAnswer,
    audit: { entity: 'credential', action: 'open_delivery_pair_issued' },
    run: ({ credentials, by, merchantId }) => credentials.issuePair(by, merchantId),
  }),
  test: openDeliveryApi.post('test', {
    status: 202,
    summary: 'Sends a test message to the Open Delivery webhook and says what it answered',
    answer: testDeliveryAnswer,
    errors: [404],
    audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
    run: async ({ subscriptions, tests, by }) => {
      const [subscription] = await subscriptions.list(by, FACE);
      if (!subscription?.active) throw new DomainError('subscription_not_found');
      return tests.send(by, subscription.id);
    },
  }),
});

async function shown({ merchants, subscriptions, credentials, by, merchantId }: OpenDeliveryCall) {
  const merchant = await merchants.get(by, merchantId);
  const [subscription] = await subscriptions.list(by, FACE);
  return {
    ...openDeliveryBody(merchant, (await credentials.currentPair(merchantId))?.clientId ?? null),
    subscriptionId: subscription?.active === true ? subscription.id : null,
    notice: subscription?.notice ?? null,
  };
}

export const KEY_CONTROLLERS = [MerchantKeysController, MerchantOpenDeliveryController];
