import { Credentials, Merchants, MerchantSubscriptions, ReceiverUrlPolicy, type Scope } from '#domain';
import type { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { openDeliverySettings, openDeliveryBody } from './merchant.schemas.js';
import { clientPairAnswer, openDeliveryAnswer } from './merchant.answers.js';

/** A merchant's Open Delivery settings: whether it takes part, its webhook and its client pair. */
@AdminController('merchants/:id/open-delivery', 'merchants')
export class OpenDeliveryController {
  constructor(
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly receivers: ReceiverUrlPolicy,
    private readonly subscriptions: MerchantSubscriptions,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows a merchant’s Open Delivery settings',
    params: { id: idText },
    answer: openDeliveryAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const merchant = await this.merchants.get(by, id);
    return openDeliveryBody(merchant, (await this.credentials.currentPair(id))?.clientId ?? null);
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Changes a merchant’s Open Delivery settings',
    params: { id: idText },
    body: openDeliverySettings,
    answer: openDeliveryAnswer,
    errors: [404],
    audit: { entity: 'merchant', action: 'open_delivery_changed' },
  })
  async change(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof openDeliverySettings>,
  ) {
    for (const field of ['webhookUrl', 'confirmationCallbackUrl'] as const) {
      const url = body[field];
      if (url) await this.receivers.requireUnlessUnresolvable(url, field);
    }
    const merchant = await this.merchants.update(by, id, {
      requestsEnabled: body.enabled,
      requestWebhookUrl: body.webhookUrl,
      acceptsMarketplaceRequests: body.acceptMarketplaceOrders,
      ...(body.acceptAny2xx !== undefined && { requestWebhookAcceptsAny2xx: body.acceptAny2xx }),
      ...(body.confirmationCallbackUrl !== undefined && {
        codeCallbackUrl: body.confirmationCallbackUrl,
      }),
    });
    await this.subscriptions.syncMerchant(by.hubId, id);
    return openDeliveryBody(merchant, (await this.credentials.currentPair(id))?.clientId ?? null);
  }

  /** Issues a new client pair and ends the old one. The secret is shown once. */
  @Endpoint({
    method: 'POST',
    path: 'credentials',
    status: 201,
    summary: 'Issues a new client id and secret, shown once',
    area: 'credentials',
    params: { id: idText },
    answer: clientPairAnswer,
    errors: [404],
    audit: { entity: 'merchant', action: 'open_delivery_pair_issued' },
  })
  issue(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.credentials.issuePair(by, id);
  }
}
