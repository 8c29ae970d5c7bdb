import type { Caller, DomainErrorCode, NewSubscription, SubscriptionPatch, SubscriptionView } from '#domain';
import { Output, OutputList } from '../openapi/output.decorator.js';
import {
  ENDPOINT_TEXTS,
  type ErrorAnswer,
  NO_ACCESS,
  RECEIVER_TEXTS,
} from '../vocabulary/error.vocabulary.js';
import { EVENT_NAMES, topicsOf } from '../vocabulary/event.vocabulary.js';
import type { CreateWebhookDto, UpdateWebhookDto } from './webhook.dto.js';

export class WebhookBody {
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

export class WebhookRemovedBody {
  @Output('string', 'Confirmação', { example: ENDPOINT_TEXTS.webhooks.removed }) mensagem: string;
}

export function toWebhookBody(subscription: SubscriptionView): WebhookBody {
  return {
    id: subscription.id,
    url: subscription.url,
    codigo_seguranca: subscription.securityCode,
    eventos: subscription.events,
    ativo: subscription.active,
  };
}

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

/** A subscription with chosen events cannot return to the legacy format. */
export function toSubscriptionPatch(body: UpdateWebhookDto): SubscriptionPatch {
  return {
    ...(body.codigo_seguranca !== undefined && { securityCode: body.codigo_seguranca }),
    ...(body.eventos && { events: body.eventos, topics: topicsOf(body.eventos) }),
    ...(typeof body.ativo === 'boolean' && { active: body.ativo }),
  };
}
