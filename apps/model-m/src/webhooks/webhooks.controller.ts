import type { z } from 'zod';
import { WebhookSubscriptions, type Caller, type SubscriptionView } from '#domain';
import { CurrentCaller } from '../auth/api-key.guard.js';
import { Endpoint, EndpointBody, EndpointParam } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/request.parser.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import { businessError } from '../wire/error.mapper.js';
import { changedWebhook, newWebhook } from './webhook.dto.js';
import { DONE_TEXTS } from '../vocabulary/index.js';

const FACE = 'model-m';
const EXAMPLE_URL = 'https://example.com/eventos?origem=m';

@PrimaryBaseController()
export class ModelMWebhooksController {
  constructor(private readonly subscriptions: WebhookSubscriptions) {}

  @Endpoint({
    method: 'POST',
    path: 'cadastrarWebhook',
    status: 200,
    summary: 'Cadastrar webhook',
    access: 'any',
    body: newWebhook,
    examples: { status: { tipo: 'status', url: EXAMPLE_URL } },
    answer: { mensagem: DONE_TEXTS.webhookCreated, id: '5' },
  })
  async register(@CurrentCaller() caller: Caller, @EndpointBody() body: z.output<typeof newWebhook>) {
    const { tipo, url, responsabilidade, responsavel } = body;
    if (tipo.toLowerCase() !== 'status') throw businessError(1008);
    const asked = caller.merchantId === null ? (responsabilidade ?? responsavel) : undefined;
    const created = await this.subscriptions.create(caller.scope, {
      face: FACE,
      url,
      credentialId: caller.credentialId,
      responsibility: asked ?? 'solicitante',
    });
    return { mensagem: DONE_TEXTS.webhookCreated, id: String(created.id) };
  }

  @Endpoint({
    method: 'GET',
    path: 'listarWebhook',
    status: 200,
    summary: 'Listar webhooks',
    access: 'any',
    answer: {
      webhooks: [{ id: '5', tipo: 'status', responsavel: 'solicitante', url: EXAMPLE_URL }],
      quantidade_webhooks: 1,
    },
  })
  async list(@CurrentCaller() caller: Caller) {
    const found = await this.subscriptions.list(caller.scope, FACE);
    return { webhooks: found.map(webhook), quantidade_webhooks: found.length };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarWebhook/:id',
    status: 200,
    summary: 'Atualizar webhook',
    access: 'any',
    params: { id: pathId(119) },
    body: changedWebhook,
    examples: { url: { url: EXAMPLE_URL } },
    answer: { mensagem: DONE_TEXTS.webhookUpdated },
  })
  async update(
    @CurrentCaller() caller: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() { url }: z.output<typeof changedWebhook>,
  ) {
    await this.subscriptions.update(caller.scope, FACE, id, { url });
    return { mensagem: DONE_TEXTS.webhookUpdated };
  }

  @Endpoint({
    method: 'DELETE',
    path: 'deletarWebhook/:id',
    status: 200,
    summary: 'Deletar webhook',
    access: 'any',
    params: { id: pathId(119) },
    answer: { mensagem: DONE_TEXTS.webhookRemoved },
  })
  async remove(@CurrentCaller() caller: Caller, @EndpointParam('id') id: number) {
    await this.subscriptions.remove(caller.scope, FACE, id);
    return { mensagem: DONE_TEXTS.webhookRemoved };
  }
}

/** The contract knows one kind: `status`. */
function webhook({ id, responsibility, url }: SubscriptionView) {
  return { id: String(id), tipo: 'status', responsavel: responsibility ?? 'solicitante', url };
}
