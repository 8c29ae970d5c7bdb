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
import { clientPairAnswer } from '../../admin/merchants/merchant.answers.js';
import { testDeliveryAnswer } from '../../admin/webhooks/webhook.answers.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import { textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { CurrentMerchant, MerchantController } from '../session/index.js';

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

/** The account's Open Delivery settings: on or off, the key pair, and the webhook. */
@MerchantController('open-delivery')
export class MerchantOpenDeliveryController {
  constructor(
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly receivers: ReceiverUrlPolicy,
    private readonly synced: MerchantSubscriptions,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly tests: WebhookTests,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows the account’s Open Delivery settings',
    answer: settingsAnswer,
    ownerOnly: true,
  })
  read(@CurrentMerchant() session: MerchantSession) {
    return this.shown(session);
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Changes the account’s Open Delivery settings',
    body: settingsBody,
    answer: settingsAnswer,
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'open_delivery_changed' },
  })
  async change(
    @CurrentMerchant() session: MerchantSession,
    @EndpointBody() body: z.output<typeof settingsBody>,
  ) {
    const { scope, hubId, merchant } = session;
    if (body.webhookUrl !== null)
      await this.receivers.requireUnlessUnresolvable(body.webhookUrl, 'webhookUrl');
    await this.merchants.update(scope, merchant.id, {
      requestsEnabled: body.enabled,
      requestWebhookUrl: body.webhookUrl,
      acceptsMarketplaceRequests: body.acceptMarketplaceOrders,
      requestWebhookAcceptsAny2xx: body.acceptAny2xx,
    });
    await this.synced.syncMerchant(hubId, merchant.id);
    return this.shown(session);
  }

  @Endpoint({
    method: 'POST',
    path: 'credentials',
    status: 201,
    summary: 'Issues a new client id and secret, shown once; the old pair ends at once',
    answer: clientPairAnswer,
    ownerOnly: true,
    audit: { entity: 'credential', action: 'open_delivery_pair_issued' },
  })
  issue(@CurrentMerchant() { scope, merchant }: MerchantSession) {
    return this.credentials.issuePair(scope, merchant.id);
  }

  @Endpoint({
    method: 'POST',
    path: 'test',
    status: 202,
    summary: 'Sends a test message to the Open Delivery webhook and says what it answered',
    answer: testDeliveryAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
  })
  async test(@CurrentMerchant() { scope }: MerchantSession) {
    const [subscription] = await this.subscriptions.list(scope, FACE);
    if (!subscription?.active) throw new DomainError('subscription_not_found');
    return this.tests.send(scope, subscription.id);
  }

  private async shown({ scope, merchant: { id } }: MerchantSession) {
    const merchant = await this.merchants.get(scope, id);
    const [subscription] = await this.subscriptions.list(scope, FACE);
    return {
      enabled: merchant.requestsEnabled,
      webhookUrl: merchant.requestWebhookUrl,
      acceptMarketplaceOrders: merchant.acceptsMarketplaceRequests,
      acceptAny2xx: merchant.requestWebhookAcceptsAny2xx,
      clientId: (await this.credentials.currentPair(id))?.clientId ?? null,
      subscriptionId: subscription?.active === true ? subscription.id : null,
      notice: subscription?.notice ?? null,
    };
  }
}
