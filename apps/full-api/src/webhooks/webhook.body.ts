import type { SubscriptionView } from '#domain';
import { Shown, ShownList } from '../openapi/shown.js';
import { EVENT_NAMES } from '../vocabulary/events.js';

export class WebhookBody {
  @Shown('integer', 'Id do webhook', { example: 10001 }) id: number;
  @Shown('string', 'Endereço que recebe os eventos', { example: 'https://example.com/eventos' }) url: string;
  @Shown('string', 'Enviado no cabeçalho webhook-security', { nullable: true }) codigo_seguranca:
    string | null;
  @ShownList('string', 'Eventos; null é o formato legado', {
    nullable: true,
    example: EVENT_NAMES.slice(0, 3),
  })
  eventos: string[] | null;
  @Shown('boolean', 'Falso quando foi desativado por falhas seguidas') ativo: boolean;
}

export class WebhookRemovedBody {
  @Shown('string', 'Confirmação', { example: 'Webhook removido com sucesso' }) mensagem: string;
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
