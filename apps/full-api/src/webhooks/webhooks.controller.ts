import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { WebhookSubscriptions, type Caller } from '#domain';
import { answering } from '../answered.error.js';
import { AccessFor } from '../auth/access.decorator.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Documented } from '../openapi/documented.js';
import { IdPipe } from '../validation/id.pipe.js';
import { toWebhookBody, WebhookBody, WebhookRemovedBody } from './webhook.body.js';
import { toNewSubscription, toSubscriptionPatch, WEBHOOK_ANSWERS } from './webhook.mapper.js';
import { CreateWebhookDto, UpdateWebhookDto } from './webhooks.dto.js';

const tag = 'Webhooks';
const FACE = 'full-api';
const WebhookId = () => Param('id', new IdPipe('subscription_not_found'));

/** A hub key sees and changes the hub's; a customer key its own. */
@Controller('webhooks')
@AccessFor('any')
export class WebhooksController {
  constructor(private readonly subscriptions: WebhookSubscriptions) {}

  @Get()
  @Documented({ tag, summary: 'Lista os webhooks', status: 200, type: WebhookBody, list: true })
  async list(@CurrentCaller() { scope }: Caller): Promise<WebhookBody[]> {
    return (await this.subscriptions.list(scope, FACE)).map(toWebhookBody);
  }

  @Get(':id')
  @Documented({ tag, summary: 'Lê um webhook', status: 200, type: WebhookBody, errors: [404] })
  async read(@CurrentCaller() { scope }: Caller, @WebhookId() id: number): Promise<WebhookBody> {
    return toWebhookBody(await this.subscriptions.get(scope, FACE, id));
  }

  @Post()
  @Documented({ tag, summary: 'Registra um webhook', status: 201, type: WebhookBody, errors: [400, 403] })
  async create(@CurrentCaller() caller: Caller, @Body() body: CreateWebhookDto): Promise<WebhookBody> {
    const created = answering(WEBHOOK_ANSWERS, () =>
      this.subscriptions.create(caller.scope, toNewSubscription(caller, body)),
    );
    return toWebhookBody(await created);
  }

  @Patch(':id')
  @Documented({
    tag,
    summary: 'Altera os campos enviados de um webhook',
    status: 200,
    type: WebhookBody,
    errors: [400, 403, 404],
  })
  async update(
    @CurrentCaller() { scope }: Caller,
    @WebhookId() id: number,
    @Body() body: UpdateWebhookDto,
  ): Promise<WebhookBody> {
    const updated = answering(WEBHOOK_ANSWERS, () =>
      this.subscriptions.update(scope, FACE, id, toSubscriptionPatch(body)),
    );
    return toWebhookBody(await updated);
  }

  @Delete(':id')
  @Documented({ tag, summary: 'Remove um webhook', status: 200, type: WebhookRemovedBody, errors: [404] })
  async remove(@CurrentCaller() { scope }: Caller, @WebhookId() id: number): Promise<WebhookRemovedBody> {
    await this.subscriptions.remove(scope, FACE, id);
    return { mensagem: 'Webhook removido com sucesso' };
  }
}
