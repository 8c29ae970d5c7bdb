import type { SubscriptionView } from '#domain';
import { Output, OutputList } from '../openapi/output.decorator.js';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import { EVENT_NAMES } from '../vocabulary/event.vocabulary.js';

export class WebhookBody {
  @Output('integer', 'Id do webhook', { example: 10001 }) id: number;
  @Output('string', 'Endereço que recebe os eventos', { example: 'https://example.com/eventos' }) url: string;
  @Output('string', 'Enviado no cabeçalho webhook-security', { nullable: true }) codigo_seguranca:
    string | null;
  @OutputList('string', 'Eventos; null é o formato legado', {
    nullable: true,
    example: EVENT_NAMES.slice(0, 3),
  })
  eventos: string[] | null;
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
