import { Body, Param } from '@nestjs/common';
import { WebhookSubscriptions, type Caller, type SubscriptionView } from '#domain';
import { Calling } from '../auth/caller.js';
import { decode } from '../wire/decode.js';
import { Endpoint } from '../wire/endpoint.js';
import { PortugueseController } from '../wire/portuguese.controller.js';
import { refuse } from '../wire/problem.js';
import { changedWebhook, newWebhook } from './webhook.dto.js';

const FACE = 'model-m';
const EXAMPLE_URL = 'https://exemplo.com/eventos?origem=m';

@PortugueseController()
export class WebhooksController {
  constructor(private readonly subscriptions: WebhookSubscriptions) {}

  @Endpoint({
    method: 'POST',
    path: 'cadastrarWebhook',
    summary: 'Cadastrar webhook',
    access: 'any',
    body: newWebhook,
    examples: { status: { tipo: 'status', url: EXAMPLE_URL } },
    answer: { mensagem: 'Webhook criado com sucesso', id: '5' },
  })
  async register(@Calling() caller: Caller, @Body() body: unknown) {
    const { tipo, url, responsabilidade, responsavel } = decode(newWebhook, body);
    if (tipo.toLowerCase() !== 'status') throw refuse(1008);
    const asked = caller.merchantId === null ? (responsabilidade ?? responsavel) : undefined;
    const created = await this.subscriptions.create(caller.scope, {
      face: FACE,
      url,
      credentialId: caller.credentialId,
      responsibility: asked ?? 'solicitante',
    });
    return { mensagem: 'Webhook criado com sucesso', id: String(created.id) };
  }

  @Endpoint({
    method: 'GET',
    path: 'listarWebhook',
    summary: 'Listar webhooks',
    access: 'any',
    answer: {
      webhooks: [{ id: '5', tipo: 'status', responsavel: 'solicitante', url: EXAMPLE_URL }],
      quantidade_webhooks: 1,
    },
  })
  async list(@Calling() caller: Caller) {
    const found = await this.subscriptions.list(caller.scope, FACE);
    return { webhooks: found.map(webhook), quantidade_webhooks: found.length };
  }

  @Endpoint({
    method: 'PUT',
    path: 'atualizarWebhook/:id',
    summary: 'Atualizar webhook',
    access: 'any',
    body: changedWebhook,
    examples: { url: { url: EXAMPLE_URL } },
    answer: { mensagem: 'Webhook atualizado com sucesso' },
  })
  async update(@Calling() caller: Caller, @Param('id') id: string, @Body() body: unknown) {
    const webhookId = webhookIdOf(id);
    const { url } = decode(changedWebhook, body);
    await this.subscriptions.update(caller.scope, FACE, webhookId, { url });
    return { mensagem: 'Webhook atualizado com sucesso' };
  }

  @Endpoint({
    method: 'DELETE',
    path: 'deletarWebhook/:id',
    summary: 'Deletar webhook',
    access: 'any',
    answer: { mensagem: 'Webhook deletado com sucesso' },
  })
  async remove(@Calling() caller: Caller, @Param('id') id: string) {
    await this.subscriptions.remove(caller.scope, FACE, webhookIdOf(id));
    return { mensagem: 'Webhook deletado com sucesso' };
  }
}

function webhookIdOf(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw refuse(119);
  return Number(id);
}

function webhook({ id, kind, responsibility, url }: SubscriptionView) {
  return { id: String(id), tipo: kind, responsavel: responsibility ?? 'solicitante', url };
}
