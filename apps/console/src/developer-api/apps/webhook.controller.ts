import { AppWebhooks, DeveloperApps, DomainError, sandboxScope } from '#domain';
import type { z } from 'zod';
import { testDeliveryAnswer } from '../../admin/webhooks/webhook.answers.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { APP_EVENTS } from '../../vocabulary/app-event.vocabulary.js';
import { customerTopics } from '../../vocabulary/customer-event.vocabulary.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { appParams } from './app.schemas.js';
import {
  eventsAnswer,
  secretAnswer,
  testBody,
  webhookAnswer,
  webhookBody,
  webhookBodyOf,
} from './webhook.schemas.js';

/** Where an app's events go. */
@DeveloperController('apps/:id/webhook')
export class AppWebhookController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly webhooks: AppWebhooks,
    private readonly tests: WebhookTests,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows the app’s webhook and how its last messages fared',
    params: appParams,
    answer: webhookAnswer,
    errors: [404],
  })
  async read(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const app = await this.apps.require(by, id);
    return webhookBodyOf(app, await this.webhooks.ofSandbox(app));
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Sets the app’s webhook, of its sandbox and of merchants that set none of their own',
    params: appParams,
    body: webhookBody,
    answer: webhookAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'webhook_changed' },
  })
  async change(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof webhookBody>,
  ) {
    const app = await this.apps.require(by, id);
    if (body.events !== null && app.type !== 'full_api')
      throw new DomainError('invalid_value', { field: 'events' });
    const topics = body.events === null ? null : customerTopics(body.events);
    const events = app.type === 'full_api' ? (body.events ?? APP_EVENTS.full_api) : null;
    const changed = await this.webhooks.change(app, { ...body, events, topics });
    return webhookBodyOf(changed, await this.webhooks.ofSandbox(changed));
  }

  @Endpoint({
    method: 'GET',
    path: 'events',
    status: 200,
    summary: 'Lists the names of messages, for test messages',
    params: appParams,
    answer: eventsAnswer,
    errors: [404],
  })
  async events(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const { type } = await this.apps.require(by, id);
    return { items: [...APP_EVENTS[type]] };
  }

  @Endpoint({
    method: 'POST',
    path: 'test',
    status: 202,
    summary: 'Sends a test message of an event and says what the receiver answered',
    params: appParams,
    body: testBody,
    answer: testDeliveryAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'webhook_tested', content: false, ownTransactions: true },
  })
  async test(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() { event }: z.output<typeof testBody>,
  ) {
    const app = await this.apps.require(by, id);
    if (event !== null && !APP_EVENTS[app.type].includes(event))
      throw new DomainError('invalid_value', { field: 'event' });
    const subscription = await this.webhooks.ofSandbox(app);
    if (!subscription?.active) throw new DomainError('subscription_not_found');
    return this.tests.send(sandboxScope(app), subscription.id, event ?? undefined);
  }

  @Endpoint({
    method: 'POST',
    path: 'secret',
    status: 200,
    summary: 'Shows the secret that signs the sandbox’s messages',
    params: appParams,
    answer: secretAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'webhook_secret_shown', content: false },
  })
  async secret(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const app = await this.apps.require(by, id);
    return { secret: await this.webhooks.secretOf(app), signedWithCredential: app.type !== 'full_api' };
  }
}
