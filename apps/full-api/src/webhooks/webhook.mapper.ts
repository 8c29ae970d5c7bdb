import type { Caller, DomainErrorCode, NewSubscription, SubscriptionPatch } from '#domain';
import {
  ENDPOINT_TEXTS,
  NO_ACCESS,
  RECEIVER_TEXTS,
  type ErrorAnswer,
} from '../vocabulary/error.vocabulary.js';
import { topicsOf } from '../vocabulary/event.vocabulary.js';
import type { CreateWebhookDto, UpdateWebhookDto } from './webhook.dto.js';

/** This endpoint's texts for the core's refusals. */
export const WEBHOOK_ERRORS = {
  not_unique: { status: 400, text: ENDPOINT_TEXTS.webhooks.not_unique, field: 'url' },
  invalid_value: { status: 400, text: RECEIVER_TEXTS.not_a_url, reasons: RECEIVER_TEXTS, field: 'url' },
  limit_reached: { status: 400, text: ENDPOINT_TEXTS.webhooks.limit_reached, field: 'url' },
  forbidden: NO_ACCESS,
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
