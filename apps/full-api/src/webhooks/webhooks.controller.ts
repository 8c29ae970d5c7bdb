import { WebhookSubscriptions } from '#domain';
import { fullApi, withEndpointErrors } from '../endpoint.decorator.js';
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

const FACE = 'full-api';
const params = { id: pathId('subscription_not_found') };
const api = fullApi('webhooks', 'Webhooks', { subscriptions: WebhookSubscriptions });

/** A hub key sees and changes the hub's subscriptions, a customer key its own. */
export const WebhooksController = api.controller('WebhooksController', {
  list: api.get('', {
    summary: 'Lista os webhooks',
    access: 'any',
    answer: WebhookBody,
    list: true,
    run: async ({ subscriptions, scope }) => (await subscriptions.list(scope, FACE)).map(toWebhookBody),
  }),
  read: api.get(':id', {
    summary: 'Lê um webhook',
    access: 'any',
    params,
    answer: WebhookBody,
    errors: [404],
    run: async ({ subscriptions, scope, id }) => toWebhookBody(await subscriptions.get(scope, FACE, id)),
  }),
  create: api.post('', {
    status: 201,
    summary: 'Registra um webhook',
    access: 'any',
    body: CreateWebhookDto,
    answer: WebhookBody,
    errors: [400, 403],
    run: async ({ subscriptions, caller, scope, body }) => {
      const created = withEndpointErrors(WEBHOOK_ERRORS, () =>
        subscriptions.create(scope, toNewSubscription(caller, body)),
      );
      return toWebhookBody(await created);
    },
  }),
  update: api.patch(':id', {
    summary: 'Altera os campos enviados de um webhook',
    access: 'any',
    params,
    body: UpdateWebhookDto,
    answer: WebhookBody,
    errors: [400, 403, 404],
    run: async ({ subscriptions, scope, id, body }) => {
      const updated = withEndpointErrors(WEBHOOK_ERRORS, () =>
        subscriptions.update(scope, FACE, id, toSubscriptionPatch(body)),
      );
      return toWebhookBody(await updated);
    },
  }),
  remove: api.delete(':id', {
    summary: 'Remove um webhook',
    access: 'any',
    params,
    answer: WebhookRemovedBody,
    errors: [404],
    run: async ({ subscriptions, scope, id }) => {
      await subscriptions.remove(scope, FACE, id);
      return { mensagem: ENDPOINT_TEXTS.webhooks.removed };
    },
  }),
});
