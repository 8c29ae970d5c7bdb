import type { Caller, DomainErrorCode, NewSubscription, ReceiverRefusal, SubscriptionPatch } from '#domain';
import { NO_ACCESS_TEXT, type ErrorAnswer } from '../vocabulary/errors.js';
import { topicsOf } from '../vocabulary/events.js';
import type { CreateWebhookDto, UpdateWebhookDto } from './webhooks.dto.js';

const RECEIVER_TEXTS = {
  not_a_url: 'A URL é inválida',
  not_https: 'A URL deve usar HTTPS',
  private_address: 'A URL deve apontar para um endereço público',
  unresolvable: 'O host da URL não foi encontrado no DNS',
} as const satisfies Record<ReceiverRefusal, string>;

/** The core's refusals in the words of this endpoint. */
export const WEBHOOK_ANSWERS = {
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

/** Only what was sent; a list of events, once chosen, cannot become the legacy format again. */
export function toSubscriptionPatch(body: UpdateWebhookDto): SubscriptionPatch {
  return {
    ...(body.codigo_seguranca !== undefined && { securityCode: body.codigo_seguranca }),
    ...(body.eventos && { events: body.eventos, topics: topicsOf(body.eventos) }),
    ...(typeof body.ativo === 'boolean' && { active: body.ativo }),
  };
}
