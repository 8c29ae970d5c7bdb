import type { Caller, DomainErrorCode, NewSubscription, ReceiverRefusal, SubscriptionPatch } from '#domain';
import { NO_ACCESS_TEXT, type ErrorAnswer } from '../vocabulary/error.vocabulary.js';
import { topicsOf } from '../vocabulary/event.vocabulary.js';
import type { CreateWebhookDto, UpdateWebhookDto } from './webhook.dto.js';

const RECEIVER_TEXTS = {
  not_a_url: 'A URL é inválida',
  not_https: 'A URL deve usar HTTPS',
  refused_port: 'A porta da URL não é permitida',
  private_address: 'A URL deve apontar para um endereço público',
  unresolvable: 'O host da URL não foi encontrado no DNS',
} as const satisfies Record<ReceiverRefusal, string>;

/** This endpoint's texts for the core's refusals. */
export const WEBHOOK_ERRORS = {
  not_unique: { status: 400, text: 'Já existe um webhook com este endereço', field: 'url' },
  invalid_value: { status: 400, text: RECEIVER_TEXTS.not_a_url, reasons: RECEIVER_TEXTS, field: 'url' },
  limit_reached: { status: 400, text: 'O limite de webhooks foi atingido', field: 'url' },
  forbidden: { status: 403, text: NO_ACCESS_TEXT },
} as const satisfies Partial<Record<DomainErrorCode, ErrorAnswer>>;

export function toNewSubscription({ credentialId }: Caller, body: CreateWebhookDto): NewSubscription {
  return {
    face: 'full-api',
    url: body.url,
    securityCode: body.codigo_seguranca ?? null,
    events: body.eventos ?? null,
    topics: body.eventos ? topicsOf(body.eventos) : null,
    credentialId,
  };
}

/** The patch of the members that were sent; a subscription with chosen events cannot return to the legacy format. */
export function toSubscriptionPatch(body: UpdateWebhookDto): SubscriptionPatch {
  return {
    ...(body.codigo_seguranca !== undefined && { securityCode: body.codigo_seguranca }),
    ...(body.eventos && { events: body.eventos, topics: topicsOf(body.eventos) }),
    ...(typeof body.ativo === 'boolean' && { active: body.ativo }),
  };
}
