import { AppWebhooks, DeveloperApps, RecordedRequests, sandboxScope, WebhookLog } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { cursorPage } from '../../admin/field.schemas.js';
import { resentAnswer, webhookDeliveryLineAnswer } from '../../admin/webhooks/webhook.answers.js';
import { cursorOf } from '../../docs/record.schemas.js';
import { curlOf } from '../../http/curl.mapper.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { appParams } from './app.schemas.js';
import {
  appDeliveryAnswer,
  deliveriesQuery,
  deliveryParams,
  requestAnswer,
  requestLineAnswer,
  requestParams,
  requestsQuery,
  resendBody,
} from './inspector.schemas.js';

/** What the platform sent to an app from its sandbox, and what the app asked for there. */
@DeveloperController('apps/:id')
export class AppInspectorController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly webhooks: AppWebhooks,
    private readonly log: WebhookLog,
    private readonly requests: RecordedRequests,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'deliveries',
    status: 200,
    summary: 'Lists the messages sent to the app, newest first',
    params: appParams,
    query: deliveriesQuery,
    answer: cursorOf(webhookDeliveryLineAnswer),
    errors: [404],
  })
  async deliveries(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointQuery() { cursor, limit, orderId, ...filter }: z.output<typeof deliveriesQuery>,
  ) {
    const scope = sandboxScope(await this.apps.require(by, id));
    const page = { limit, ...(cursor !== undefined && { before: cursor }) };
    const about = orderId !== undefined && { aggregateId: orderId };
    return cursorPage(await this.log.list(scope, { ...filter, ...about }, page), limit);
  }

  @Endpoint({
    method: 'GET',
    path: 'deliveries/:deliveryId',
    status: 200,
    summary: 'Shows one message: headers and body, what each attempt was answered, and when the next is due',
    params: deliveryParams,
    answer: appDeliveryAnswer,
    errors: [404],
  })
  async delivery(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('deliveryId') deliveryId: number,
  ) {
    const app = await this.apps.require(by, id);
    const found = await this.log.get(sandboxScope(app), deliveryId);
    const url = await this.webhooks.urlOf(app, found.subscriptionId);
    const last = found.tries.at(-1);
    return { ...found, url, curl: url && last ? curlOf('POST', url, last.headers, found.body) : null };
  }

  @Endpoint({
    method: 'POST',
    path: 'deliveries/resend',
    status: 202,
    summary: 'Sends the ended messages of a range again, oldest first, at most 10,000 at once',
    params: appParams,
    body: resendBody,
    answer: resentAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'delivery_resent' },
  })
  async resendRange(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointBody() { orderId, ...filter }: z.output<typeof resendBody>,
  ) {
    const scope = sandboxScope(await this.apps.require(by, id));
    const about = orderId !== undefined && { aggregateId: orderId };
    return { resent: await this.log.resendMatching(scope, { ...filter, ...about }) };
  }

  @Endpoint({
    method: 'POST',
    path: 'deliveries/:deliveryId/resend',
    status: 202,
    summary: 'Sends a message again: the same bytes under the same id',
    params: deliveryParams,
    answer: resentAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'delivery_resent', content: false },
  })
  async resend(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('deliveryId') deliveryId: number,
  ) {
    await this.log.resend(sandboxScope(await this.apps.require(by, id)), deliveryId);
    return { resent: 1 };
  }

  @Endpoint({
    method: 'GET',
    path: 'requests',
    status: 200,
    summary: 'Lists what the app asked for in its sandbox in the last 7 days, newest first',
    params: appParams,
    query: requestsQuery,
    answer: cursorOf(requestLineAnswer),
    errors: [404],
  })
  async list(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointQuery() { cursor, limit, method, status, path }: z.output<typeof requestsQuery>,
  ) {
    const { sandboxHubId } = await this.apps.require(by, id);
    const filter = { method, statusClass: status, path };
    return cursorPage(await this.requests.list(sandboxHubId, filter, { before: cursor, limit }), limit);
  }

  @Endpoint({
    method: 'GET',
    path: 'requests/:requestId',
    status: 200,
    summary: 'Shows one request of the app with its answer; secrets are masked',
    params: requestParams,
    answer: requestAnswer,
    errors: [404],
  })
  async request(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('requestId') requestId: number,
  ) {
    const { sandboxHubId } = await this.apps.require(by, id);
    const found = await this.requests.get(sandboxHubId, requestId);
    const { method, path, headers, body } = found;
    return { ...found, curl: curlOf(method, `${this.config.publicUrl}${path}`, headers, body) };
  }
}
