import type { DomainErrorCode, ReceiverRefusal } from '#domain';
import { WORDS } from './words.js';

/**
 * With `field`, a validation failure of that field (or of the one that the core names); without it, the text
 * alone.
 */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string;
  readonly field?: string;
  /** Texts that replace `text`, by the core's `reason`. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Names `field`, whatever the core names. */
  readonly fixed?: boolean;
  /** Key of the text; the categories endpoint has its own. */
  readonly key?: 'mensagem' | 'message';
}

/** Faults that are no refusal of the core, and refusals that an endpoint words by itself. */
export const { answers: ANSWER_TEXTS, endpoints: ENDPOINT_TEXTS } = WORDS.pt;
export const RECEIVER_TEXTS = WORDS.pt.receivers satisfies Record<ReceiverRefusal, string>;
const { fields, forbidden, invalid, moved, notFound, refused, tooMany } = WORDS.pt;

function each<Code extends DomainErrorCode>(
  status: number,
  texts: Readonly<Record<Code, string>>,
  fieldOf?: Readonly<Record<Code, string>>,
): Record<Code, ErrorAnswer> {
  const codes = Object.keys(texts) as Code[];
  const answers = codes.map((code) => [
    code,
    { status, text: texts[code], ...(fieldOf && { field: fieldOf[code] }) },
  ]);
  return Object.fromEntries(answers) as Record<Code, ErrorAnswer>;
}

const INVALID_FIELDS = each(400, fields, {
  tariff_not_found: 'tipo_veiculo_id',
  invalid_value: 'valor',
  required_value: 'valor',
  not_unique: 'email',
  address_not_found: 'endereco',
  outside_service_area: 'endereco',
  area_paused: 'endereco',
  package_over_limits: 'dimensoes_pacote',
  package_dimensions_required: 'dimensoes_pacote',
  invoicing_not_enabled: 'metodo_pagamento',
  payment_method_unavailable: 'metodo_pagamento',
  wrong_password: 'senha',
  quote_unknown: 'Quote-Id',
  quote_expired: 'Quote-Id',
  quote_used: 'Quote-Id',
  quote_differs: 'Quote-Id',
  wrong_code: 'codigo_confirmacao',
});

const UNAVAILABLE = { status: 503, text: ANSWER_TEXTS.unavailable };
export const NO_ACCESS = { status: 403, text: ANSWER_TEXTS.noAccess };
const NO_CREDENTIAL = { status: 401, text: ANSWER_TEXTS.invalidCredential };

export const FULL_API_ERRORS: Readonly<Record<DomainErrorCode, ErrorAnswer>> = {
  ...each(400, invalid),
  ...INVALID_FIELDS,
  ...each(403, forbidden),
  ...each(404, notFound),
  ...each(421, moved),
  ...each(422, refused),
  ...each(429, tooMany),
  not_unique: { ...INVALID_FIELDS.not_unique, reasons: ENDPOINT_TEXTS.movements },
  wrong_password: { ...INVALID_FIELDS.wrong_password, fixed: true },
  credential_invalid: NO_CREDENTIAL,
  session_changed: NO_CREDENTIAL,
  forbidden: NO_ACCESS,
  scope_missing: NO_ACCESS,
  rate_limited: { status: 429, text: ANSWER_TEXTS.tooMany },
  storage_unavailable: UNAVAILABLE,
  hub_moving: UNAVAILABLE,
  external_service_unavailable: UNAVAILABLE,
};
