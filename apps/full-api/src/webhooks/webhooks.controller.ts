import { WordSetField } from '../validation/field.decorator.js';
import { FlagField, HeaderField, TextField } from '../validation/scalar-field.decorator.js';
import { EVENT_NAMES, type EventName, topicsOf } from '../vocabulary/event.vocabulary.js';
import {
  type Caller,
  type DomainErrorCode,
  type NewSubscription,
  type SubscriptionPatch,
  type SubscriptionView,
  WebhookSubscriptions,
} from '#domain';
import { fullApi, withEndpointErrors } from '../endpoint.decorator.js';
import { pathId } from '../validation/dto.parser.js';
import {
  ENDPOINT_TEXTS,
  type ErrorAnswer,
  NO_ACCESS,
  RECEIVER_TEXTS,
} from '../vocabulary/error.vocabulary.js';
import { Output, OutputList } from '../openapi/output.decorator.js';

const MAX_URL = 2_000;
const EVENTS = { label: 'A lista de eventos', words: EVENT_NAMES };

export class UpdateWebhookDto {
  @HeaderField({
    label: 'O código de segurança',
    description: 'Enviado no cabeçalho webhook-security; null remove',
  })
  codigo_seguranca?: string | null;

  @WordSetField({
    ...EVENTS,
    description: 'Enviar migra um endereço legado',
    example: ['ORDER_CREATED', 'ORDER_COMPLETED'],
  })
  eventos?: EventName[] | null;

  @FlagField({ label: 'A situação', description: 'Verdadeiro reativa um webhook desativado', example: true })
  ativo?: boolean | null;
}

export class CreateWebhookDto {
  @TextField({
    label: 'A URL',
    description: 'HTTPS, única por central',
    required: true,
    max: MAX_URL,
    example: 'https://example.com/eventos',
  })
  url: string;

  @HeaderField({
    label: 'O código de segurança',
    description: 'Enviado no cabeçalho webhook-security',
    example: 'abc123',
  })
  codigo_seguranca?: string | null;

  @WordSetField({
    ...EVENTS,
    description: 'Omitida, o endereço recebe o formato legado',
    example: ['ORDER_CREATED', 'ORDER_COMPLETED'],
  })
  eventos?: EventName[] | null;
}

class WebhookBody {
  @Output('integer', 'Id do webhook', { example: 10001 }) id: number;
  @Output('string', 'Endereço que recebe os eventos', { example: 'https://example.com/eventos' }) url: string;
  @Output('string', 'Enviado no cabeçalho webhook-security', { nullable: true }) codigo_seguranca:
    string | null;
  @OutputList('string', 'Eventos; null é o formato legado', {
    nullable: true,
    example: EVENT_NAMES.slice(0, 3),
  })
  eventos: readonly string[] | null;
  @Output('boolean', 'Falso quando foi desativado por falhas seguidas') ativo: boolean;
}

class WebhookRemovedBody {
  @Output('string', 'Confirmação', { example: ENDPOINT_TEXTS.webhooks.removed }) mensagem: string;
}

function toWebhookBody({ id, url, securityCode, events, active }: SubscriptionView): WebhookBody {
  return { id, url, codigo_seguranca: securityCode, eventos: events, ativo: active };
}

const WEBHOOK_ERRORS = {
  not_unique: { status: 400, text: ENDPOINT_TEXTS.webhooks.not_unique, field: 'url' },
  invalid_value: { status: 400, text: RECEIVER_TEXTS.not_a_url, reasons: RECEIVER_TEXTS, field: 'url' },
  limit_reached: { status: 400, text: ENDPOINT_TEXTS.webhooks.limit_reached, field: 'url' },
  forbidden: NO_ACCESS,
} as const satisfies Partial<Record<DomainErrorCode, ErrorAnswer>>;

function toNewSubscription({ credentialId }: Caller, body: CreateWebhookDto): NewSubscription {
  return {
    face: 'full-api',
    url: body.url,
    securityCode: body.codigo_seguranca ?? null,
    events: body.eventos ?? null,
    topics: body.eventos ? topicsOf(body.eventos) : null,
    credentialId,
  };
}

/** A subscription with chosen events cannot return to the legacy format. */
function toSubscriptionPatch(body: UpdateWebhookDto): SubscriptionPatch {
  return {
    ...(body.codigo_seguranca !== undefined && { securityCode: body.codigo_seguranca }),
    ...(body.eventos && { events: body.eventos, topics: topicsOf(body.eventos) }),
    ...(typeof body.ativo === 'boolean' && { active: body.ativo }),
  };
}

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
