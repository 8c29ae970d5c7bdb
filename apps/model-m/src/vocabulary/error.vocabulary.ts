import type { DomainErrorCode, ReceiverRefusal } from '#domain';
import { WORDS } from './words.js';
import { type Advice, adviceIn } from '#runtime';
import { WORDS as GUIDE_WORDS } from './guide-words.js';

/** `%` is the attribute at fault. Codes from 1001 on are our own. */
export const MODEL_M_ERROR_TEXTS = WORDS.pt.errors;

/** The text of code 1 with 403: the key is valid, but not for this call. */
export const FORBIDDEN_TEXT = WORDS.pt.forbidden;

/** Texts of answers without a code; `%` is the fact. */
export const { answers: ANSWER_TEXTS, done: DONE_TEXTS, english: ENGLISH_TEXTS } = WORDS.pt;

/** What is wrong with a webhook's receiver; follows the attribute's name. */
export const RECEIVER_REFUSAL_TEXTS = WORDS.pt.receivers satisfies Record<ReceiverRefusal, string>;

export type ModelMErrorCode = keyof typeof MODEL_M_ERROR_TEXTS;

export interface DomainErrorAnswer {
  readonly status: 400 | 401 | 403 | 421 | 429 | 503;
  readonly code: ModelMErrorCode;
  /** The attribute to name when the core's error does not say which. */
  readonly field?: string;
}

const at400 = (code: ModelMErrorCode, field?: string): DomainErrorAnswer => ({
  status: 400,
  code,
  ...(field !== undefined && { field }),
});

/** Total: a new code does not compile until it has an answer. */
export const DOMAIN_ERROR_ANSWERS = {
  credential_invalid: { status: 401, code: 1 },
  session_changed: { status: 401, code: 1 },
  grant_invalid: at400(25),
  forbidden: { status: 403, code: 1 },
  scope_missing: { status: 403, code: 1 },
  caller_blocked: at400(1010),
  rate_limited: { status: 429, code: 1011 },
  order_not_found: at400(25),
  stop_not_found: at400(25),
  offer_not_found: at400(25),
  merchant_not_found: at400(1005),
  courier_not_found: at400(56),
  fleet_not_found: at400(56),
  vehicle_type_not_found: at400(1006),
  category_not_found: at400(1006),
  service_area_not_found: at400(24, 'area_atuacao_empresa_id'),
  tariff_not_found: at400(1006),
  subscription_not_found: at400(119),
  delivery_not_found: at400(25),
  credential_not_found: at400(6),
  document_not_found: at400(60),
  evidence_not_found: at400(62),
  hub_not_found: { status: 401, code: 1 },
  operator_not_found: at400(6),
  delivery_request_not_found: at400(25),
  bulk_not_found: at400(25),
  view_not_found: at400(25),
  place_not_found: at400(25),
  top_up_not_found: at400(25),
  invoice_not_found: at400(25),
  hand_in_not_found: at400(6),
  wallet_not_found: at400(6),
  payment_not_found: at400(6),
  contest_not_found: at400(6),
  claim_not_found: at400(6),
  shift_not_found: at400(6),
  team_not_found: at400(25),
  app_not_found: at400(25),
  review_not_found: at400(25),
  connection_not_found: at400(25),
  recorded_request_not_found: at400(25),
  invalid_value: at400(24),
  required_value: at400(2),
  not_unique: at400(1004),
  address_not_found: at400(1007),
  outside_service_area: at400(1007),
  area_paused: at400(1007),
  package_over_limits: at400(24, 'categoria_id'),
  package_dimensions_required: at400(24, 'categoria_id'),
  invoicing_not_enabled: at400(24, 'forma_pagamento'),
  payment_method_unavailable: at400(24, 'forma_pagamento'),
  wrong_password: at400(24),
  plan_required: at400(1008),
  price_changed: at400(24),
  quote_unknown: at400(24),
  quote_expired: at400(24),
  quote_used: at400(24),
  quote_differs: at400(24),
  limit_reached: at400(1012),
  transition_refused: at400(1009),
  order_not_cancellable: at400(1001),
  order_not_finished: at400(27),
  claim_too_late: at400(1009),
  order_not_active: at400(1009),
  order_grouped: at400(97),
  offer_gone: at400(1009),
  shift_overlaps: at400(1009),
  shift_closed: at400(1009),
  courier_unavailable: at400(56),
  courier_blocked: at400(56),
  courier_not_approved: at400(56),
  withdrawal_blocked: at400(1002),
  spending_limit_reached: at400(25),
  insufficient_balance: at400(1002),
  proof_required: at400(24),
  wrong_code: at400(24),
  too_many_attempts: at400(24),
  schedule_not_waiting: at400(76),
  request_already_decided: at400(1009),
  bulk_under_way: at400(24),
  batch_refused: at400(24),
  nothing_to_invoice: at400(25),
  invoice_settled: at400(25),
  idempotency_conflict: at400(24, 'external_id'),
  feature_disabled: at400(1008),
  review_under_way: at400(25),
  app_connected: at400(25),
  secret_shown: at400(25),
  storage_unavailable: { status: 503, code: 0 },
  hub_moving: { status: 503, code: 0 },
  hub_moved: { status: 421, code: 0 },
  external_service_unavailable: { status: 503, code: 0 },
} as const satisfies Record<DomainErrorCode, DomainErrorAnswer>;

/** The remedy is the same for attributes, and for requests in another status. */
export const MODEL_M_ADVICE: Readonly<Record<ModelMErrorCode, Advice>> = adviceIn(GUIDE_WORDS.refusals, {
  ...({ 24: 5, 30: 5, 43: 5, 45: 5, 46: 5, 49: 5, 54: 5, 60: 5 } as const),
  ...({ 1001: 76, 1009: 76 } as const),
});

/** Owner of the key that a call needs. */
export const KEY_OWNERS = GUIDE_WORDS.keys;
