import { TextListField } from '../validation/field.js';
import { isOneOf } from '../validation/field-rules.js';
import { FlagField, TextField } from '../validation/scalar-fields.js';
import { EVENT_NAMES, type EventName } from '../vocabulary/events.js';

const MAX_URL = 2_000;
const EVENTS = {
  label: 'A lista de eventos',
  max: EVENT_NAMES.length,
  words: EVENT_NAMES,
  wordRule: isOneOf(EVENT_NAMES),
};

export class UpdateWebhookDto {
  @TextField({
    label: 'O código de segurança',
    description: 'Enviado no cabeçalho webhook-security; null remove',
  })
  codigo_seguranca?: string | null;

  @TextListField({
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

  @TextField({
    label: 'O código de segurança',
    description: 'Enviado no cabeçalho webhook-security',
    example: 'abc123',
  })
  codigo_seguranca?: string | null;

  @TextListField({
    ...EVENTS,
    description: 'Omitida, o endereço recebe o formato legado',
    example: ['ORDER_CREATED', 'ORDER_COMPLETED'],
  })
  eventos?: EventName[] | null;
}
