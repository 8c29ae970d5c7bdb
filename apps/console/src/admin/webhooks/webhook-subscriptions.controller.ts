import {
  deactivationDue,
  FACE_NAMES,
  WebhookSubscriptions,
  type Scope,
  type SubscriptionView,
} from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import {
  subscriptionSecretAnswer,
  testDeliveryAnswer,
  webhookSubscriptionAnswer,
} from './webhook.answers.js';
import { WebhookTests } from './webhook-tests.service.js';

const faces = z.enum(FACE_NAMES);

@AdminController('webhooks/subscriptions', 'webhooks')
export class WebhookSubscriptionsController {
  constructor(
    private readonly subscriptions: WebhookSubscriptions,
    private readonly tests: WebhookTests,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists webhook subscriptions of all faces',
    answer: listOf(webhookSubscriptionAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    const all = await Promise.all(FACE_NAMES.map((face) => this.subscriptions.list(by, face)));
    return { items: all.flat().map(shown) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/test',
    status: 202,
    summary: 'Sends a test message and says what the receiver answered',
    params: { id: idText },
    answer: testDeliveryAnswer,
    errors: [404],
    audit: { entity: 'webhook_subscription', action: 'tested', ownTransactions: true },
  })
  test(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.tests.send(by, id);
  }

  /** For a receiver that verifies the Standard Webhooks signature. */
  @Endpoint({
    method: 'POST',
    path: ':face/:id/secret',
    status: 200,
    summary: 'Shows the secret that signs a subscription’s messages',
    params: { face: faces, id: idText },
    answer: subscriptionSecretAnswer,
    errors: [404],
    audit: { entity: 'webhook_subscription', action: 'secret_shown' },
  })
  async secret(
    @CurrentScope() by: Scope,
    @EndpointParam('face') face: z.output<typeof faces>,
    @EndpointParam('id') id: number,
  ) {
    return { secret: await this.subscriptions.secretOf(by, face, id) };
  }

  /** Reactivates a subscription that was deactivated because its receiver failed. */
  @Endpoint({
    method: 'POST',
    path: ':face/:id/reactivate',
    status: 200,
    summary: 'Reactivates a subscription that was switched off',
    params: { face: faces, id: idText },
    answer: webhookSubscriptionAnswer,
    errors: [404],
    audit: { entity: 'webhook_subscription', action: 'reactivated' },
  })
  async reactivate(
    @CurrentScope() by: Scope,
    @EndpointParam('face') face: z.output<typeof faces>,
    @EndpointParam('id') id: number,
  ) {
    return shown(await this.subscriptions.update(by, face, id, { active: true }));
  }
}

/** A subscription without its secret, with the consequences of its failures. */
function shown({ securityCode: _, ...subscription }: SubscriptionView) {
  const { active, warnedAt } = subscription;
  const deactivatesAt = active && warnedAt !== null ? deactivationDue(subscription) : null;
  return { ...subscription, warned: deactivatesAt !== null, deactivatesAt };
}
