import { Controller } from '@nestjs/common';
import { WebhookSubscriptions, type Caller } from '#domain';
import { Endpoint, EndpointBody, EndpointParam, withEndpointErrors } from '../endpoint.decorator.js';
import { CurrentCaller } from '../auth/caller.guard.js';
import { pathId } from '../validation/path.parser.js';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import {
  toNewSubscription,
  toSubscriptionPatch,
  toWebhookBody,
  WEBHOOK_ERRORS,
  WebhookBody,
  WebhookRemovedBody,
} from './webhook.body.js';
import { CreateWebhookDto, UpdateWebhookDto } from './webhook.dto.js';

const tag = 'Webhooks';
const FACE = 'full-api';
const params = { id: pathId('subscription_not_found') };

/** Webhook subscriptions. A hub key sees and changes the hub's, a customer key its own. */
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly subscriptions: WebhookSubscriptions) {}

  @Endpoint({
    tag,
    method: 'GET',
    status: 200,
    summary: 'Lista os webhooks',
    access: 'any',
    answer: WebhookBody,
    list: true,
  })
  async list(@CurrentCaller() { scope }: Caller): Promise<WebhookBody[]> {
    return (await this.subscriptions.list(scope, FACE)).map(toWebhookBody);
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Lê um webhook',
    access: 'any',
    params,
    answer: WebhookBody,
    errors: [404],
  })
  async read(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<WebhookBody> {
    return toWebhookBody(await this.subscriptions.get(scope, FACE, id));
  }

  @Endpoint({
    tag,
    method: 'POST',
    status: 201,
    summary: 'Registra um webhook',
    access: 'any',
    body: CreateWebhookDto,
    answer: WebhookBody,
    errors: [400, 403],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @EndpointBody() body: CreateWebhookDto,
  ): Promise<WebhookBody> {
    const created = withEndpointErrors(WEBHOOK_ERRORS, () =>
      this.subscriptions.create(caller.scope, toNewSubscription(caller, body)),
    );
    return toWebhookBody(await created);
  }

  @Endpoint({
    tag,
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Altera os campos enviados de um webhook',
    access: 'any',
    params,
    body: UpdateWebhookDto,
    answer: WebhookBody,
    errors: [400, 403, 404],
  })
  async update(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: UpdateWebhookDto,
  ): Promise<WebhookBody> {
    const updated = withEndpointErrors(WEBHOOK_ERRORS, () =>
      this.subscriptions.update(scope, FACE, id, toSubscriptionPatch(body)),
    );
    return toWebhookBody(await updated);
  }

  @Endpoint({
    tag,
    method: 'DELETE',
    path: ':id',
    status: 200,
    summary: 'Remove um webhook',
    access: 'any',
    params,
    answer: WebhookRemovedBody,
    errors: [404],
  })
  async remove(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
  ): Promise<WebhookRemovedBody> {
    await this.subscriptions.remove(scope, FACE, id);
    return { mensagem: ENDPOINT_TEXTS.webhooks.removed };
  }
}
