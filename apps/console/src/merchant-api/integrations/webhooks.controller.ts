import { WebhookSubscriptions, type Scope, type SubscriptionView } from '#domain';
import type { z } from 'zod';
import { subscriptionSecretAnswer, testDeliveryAnswer } from '../../admin/webhooks/webhook.answers.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { customerTopics } from '../../vocabulary/customer-event.vocabulary.js';
import { MerchantController, MerchantScope } from '../session/index.js';
import { newWebhookBody, webhookAnswer, webhookPatch } from './integration.schemas.js';

/** The face of these webhooks, as of those registered with a customer key. */
const FACE = 'full-api';
const params = { id: pathId('subscription_not_found') };

/** The account's webhooks about its orders. */
@MerchantController('webhooks')
export class MerchantWebhooksController {
  constructor(
    private readonly subscriptions: WebhookSubscriptions,
    private readonly tests: WebhookTests,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the account’s own webhooks',
    answer: listOf(webhookAnswer),
    ownerOnly: true,
  })
  async list(@MerchantScope() by: Scope) {
    return { items: (await this.subscriptions.list(by, FACE)).map(shown) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Registers a webhook of the account for the events it names',
    body: newWebhookBody,
    answer: webhookAnswer,
    errors: [409],
    ownerOnly: true,
    audit: { entity: 'webhook_subscription', action: 'created' },
  })
  async create(@MerchantScope() by: Scope, @EndpointBody() body: z.output<typeof newWebhookBody>) {
    const topics = customerTopics(body.events);
    return shown(await this.subscriptions.create(by, { face: FACE, ...body, topics }));
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a webhook: its address, events, code or whether it is on',
    params,
    body: webhookPatch,
    answer: webhookAnswer,
    errors: [404, 409],
    ownerOnly: true,
    audit: { entity: 'webhook_subscription', action: 'updated' },
  })
  async change(
    @MerchantScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof webhookPatch>,
  ) {
    const topics = body.events && { topics: customerTopics(body.events) };
    return shown(await this.subscriptions.update(by, FACE, id, { ...body, ...topics }));
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Removes a webhook; what waits for it is cancelled',
    params,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'webhook_subscription', action: 'removed' },
  })
  remove(@MerchantScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.subscriptions.remove(by, FACE, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/test',
    status: 202,
    summary: 'Sends a test message and says what the receiver answered',
    params,
    answer: testDeliveryAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
  })
  test(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return this.tests.send(by, id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/secret',
    status: 200,
    summary: 'Shows the secret that signs a webhook’s messages',
    params,
    answer: subscriptionSecretAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'webhook_subscription', action: 'secret_shown' },
  })
  async secret(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return { secret: await this.subscriptions.secretOf(by, FACE, id) };
  }
}

/** A webhook with its chosen events; its code is shown only as present or absent. */
function shown(subscription: SubscriptionView) {
  const { id, url, events, active, consecutiveFailures, failingSince, notice, securityCode } = subscription;
  const { lastStatus, lastError, warnedAt, deactivatedAt, deactivationReason, createdAt, updatedAt } =
    subscription;
  return {
    ...{ id, url, events, active, consecutiveFailures, failingSince, notice },
    ...{ lastStatus, lastError, warnedAt, deactivatedAt, deactivationReason, createdAt, updatedAt },
    hasSecurityCode: securityCode !== null,
  };
}
