import { WordSetField } from '../validation/field.decorator.js';
import { FlagField, HeaderField, TextField } from '../validation/scalar-field.decorator.js';
import { EVENT_NAMES, type EventName } from '../vocabulary/event.vocabulary.js';

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
