import {
  AppReceivers,
  AppSigningSecrets,
  AppWebhooks,
  type DeveloperApp,
  DeveloperApps,
  DomainError,
  sandboxScope,
} from '#domain';
import type { z } from 'zod';
import { testDeliveryAnswer } from '../../admin/webhooks/webhook.answers.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { APP_EVENTS } from '../../vocabulary/app-event.vocabulary.js';
import { customerTopics } from '../../vocabulary/customer-event.vocabulary.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { listOf } from '../../docs/record.schemas.js';
import { appParams } from './app.schemas.js';
import {
  eventsAnswer,
  receiverAnswer,
  receiverBody,
  receiverOf,
  receiverParams,
  secretAnswer,
  testBody,
  webhookAnswer,
  webhookBody,
  webhookBodyOf,
} from './webhook.schemas.js';

/** Where an app's events go: its own address (`webhook`), and beside it those registered by the API or made by connections. */
@DeveloperController('apps/:id')
export class AppWebhooksController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly webhooks: AppWebhooks,
    private readonly secrets: AppSigningSecrets,
    private readonly receivers: AppReceivers,
    private readonly tests: WebhookTests,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'webhook',
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
    path: 'webhook',
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
    const { topics } = chosen(app, body.events);
    const events = app.type === 'full_api' ? (body.events ?? APP_EVENTS.full_api) : null;
    const changed = await this.webhooks.change(app, { ...body, events, topics });
    return webhookBodyOf(changed, await this.webhooks.ofSandbox(changed));
  }

  @Endpoint({
    method: 'GET',
    path: 'webhook/events',
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
    path: 'webhook/test',
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
    path: 'webhook/secret',
    status: 200,
    summary: 'Shows the one secret that signs what is sent about the sandbox and about every shop',
    params: appParams,
    answer: secretAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'webhook_secret_shown', content: false },
  })
  async secret(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const app = await this.apps.require(by, id);
    return { secret: await this.secrets.of(app), signedWithCredential: app.type !== 'full_api' };
  }

  @Endpoint({
    method: 'GET',
    path: 'webhooks',
    status: 200,
    summary:
      'Lists the webhooks beside the app’s own: registered by the API in the sandbox, and at connected merchants',
    params: appParams,
    answer: listOf(receiverAnswer),
    errors: [404],
  })
  async others(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    return { items: (await this.receivers.list(await this.apps.require(by, id))).map(receiverOf) };
  }

  @Endpoint({
    method: 'PATCH',
    path: 'webhooks/:webhookId',
    status: 200,
    summary: 'Changes address and events of one of these webhooks, or turns it on or off',
    params: receiverParams,
    body: receiverBody,
    answer: receiverAnswer,
    errors: [403, 404, 409],
    audit: { entity: 'developer_app', action: 'webhook_changed' },
  })
  async changeOther(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('webhookId') webhookId: number,
    @EndpointBody() patch: z.output<typeof receiverBody>,
  ) {
    const app = await this.apps.require(by, id);
    const { events, ...rest } = patch;
    const receiver = { ...rest, ...(events && { events, ...chosen(app, events) }) };
    return receiverOf(await this.receivers.change(app, webhookId, receiver));
  }

  @Endpoint({
    method: 'DELETE',
    path: 'webhooks/:webhookId',
    status: 204,
    summary: 'Removes one of these webhooks',
    params: receiverParams,
    errors: [403, 404],
    audit: { entity: 'developer_app', action: 'webhook_removed' },
  })
  async removeOther(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('webhookId') webhookId: number,
  ): Promise<void> {
    await this.receivers.remove(await this.apps.require(by, id), webhookId);
  }

  @Endpoint({
    method: 'POST',
    path: 'webhooks/:webhookId/test',
    status: 202,
    summary: 'Sends a test message to one of these webhooks and says what the receiver answered',
    params: receiverParams,
    answer: testDeliveryAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'webhook_tested', content: false, ownTransactions: true },
  })
  async testOther(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('webhookId') webhookId: number,
  ) {
    const app = await this.apps.require(by, id);
    const { scope } = await this.receivers.require(app, webhookId);
    return this.tests.send(scope, webhookId);
  }
}

/** The topics of chosen events; only the Full API lets an app choose. @throws invalid_value (events) */
function chosen({ type }: DeveloperApp, events: z.output<typeof webhookBody>['events']) {
  if (events === null) return { topics: null };
  if (type !== 'full_api') throw new DomainError('invalid_value', { field: 'events' });
  return { topics: customerTopics(events) };
}
