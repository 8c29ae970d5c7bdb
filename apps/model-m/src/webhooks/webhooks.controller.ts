import { WebhookSubscriptions, type SubscriptionView } from '#domain';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { pathId } from '../wire/request.parser.js';
import { businessError } from '../wire/error.mapper.js';
import { DONE_TEXTS } from '../vocabulary/index.js';
import { z } from 'zod';
import { attribute, codeAttribute, textAttribute } from '../wire/field.schemas.js';

const URL_MAX = 2_000;

/** Kept byte for byte, so nothing is trimmed or rewritten. */
const url = () =>
  attribute(
    (raw) => (typeof raw === 'string' && raw.length <= URL_MAX && URL.canParse(raw) ? raw : undefined),
    {
      type: 'string',
      format: 'uri',
      maxLength: URL_MAX,
    },
  );

const responsibility = () => codeAttribute({ SOLICITANTE: 'solicitante', CORRIDA: 'corrida' } as const);

const newWebhook = z.object({
  /** `posicao` and whatever else is not `status` has an answer of its own. */
  tipo: textAttribute(40, 'status'),
  url: url(),
  responsabilidade: responsibility().optional(),
  responsavel: responsibility().optional(),
});

const changedWebhook = z.object({ url: url() });

const FACE = 'model-m';
const EXAMPLE_URL = 'https://example.com/eventos?origem=m';

const api = modelMApi({ subscriptions: WebhookSubscriptions });

export const ModelMWebhooksController = api.controller('ModelMWebhooksController', {
  register: api.post('cadastrarWebhook', {
    summary: 'Cadastrar webhook',
    access: 'any',
    body: newWebhook,
    examples: { status: { tipo: 'status', url: EXAMPLE_URL } },
    answer: { mensagem: DONE_TEXTS.webhookCreated, id: '5' },
    run: async ({ subscriptions, caller, scope, body }) => {
      const { tipo, url, responsabilidade, responsavel } = body;
      if (tipo.toLowerCase() !== 'status') throw businessError(1008);
      const asked = caller.merchantId === null ? (responsabilidade ?? responsavel) : undefined;
      const created = await subscriptions.create(scope, {
        face: FACE,
        url,
        credentialId: caller.credentialId,
        responsibility: asked ?? 'solicitante',
      });
      return { mensagem: DONE_TEXTS.webhookCreated, id: String(created.id) };
    },
  }),
  list: api.get('listarWebhook', {
    summary: 'Listar webhooks',
    access: 'any',
    answer: {
      webhooks: [{ id: '5', tipo: 'status', responsavel: 'solicitante', url: EXAMPLE_URL }],
      quantidade_webhooks: 1,
    },
    run: async ({ subscriptions, scope }) => {
      const found = await subscriptions.list(scope, FACE);
      return { webhooks: found.map(webhook), quantidade_webhooks: found.length };
    },
  }),
  update: api.put('atualizarWebhook/:id', {
    summary: 'Atualizar webhook',
    access: 'any',
    params: { id: pathId(119) },
    body: changedWebhook,
    examples: { url: { url: EXAMPLE_URL } },
    answer: { mensagem: DONE_TEXTS.webhookUpdated },
    run: async ({ subscriptions, scope, id, body: { url } }) => {
      await subscriptions.update(scope, FACE, id, { url });
      return { mensagem: DONE_TEXTS.webhookUpdated };
    },
  }),
  remove: api.delete('deletarWebhook/:id', {
    summary: 'Deletar webhook',
    access: 'any',
    params: { id: pathId(119) },
    answer: { mensagem: DONE_TEXTS.webhookRemoved },
    run: async ({ subscriptions, scope, id }) => {
      await subscriptions.remove(scope, FACE, id);
      return { mensagem: DONE_TEXTS.webhookRemoved };
    },
  }),
});

/** The contract knows one kind: `status`. */
function webhook({ id, responsibility, url }: SubscriptionView) {
  return { id: String(id), tipo: 'status', responsavel: responsibility ?? 'solicitante', url };
}
