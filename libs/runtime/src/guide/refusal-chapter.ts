import type { DomainErrorCode } from '#domain';
import { same, type Rows, type GuideText } from './guide.js';
import { WORDS } from './words.js';

export interface Advice {
  readonly cause: GuideText;
  readonly remedy: GuideText;
}

/** The advice on each code; one without words of its own has the cause or the remedy of another. */
export function adviceIn<Cause extends PropertyKey, Remedy extends PropertyKey, Other extends PropertyKey>(
  words: {
    readonly causes: Readonly<Record<Cause, GuideText>>;
    readonly remedies: Readonly<Record<Remedy, GuideText>>;
  },
  others: Readonly<Record<Other | Exclude<Cause, Remedy>, NoInfer<Cause & Remedy>>>,
): Readonly<Record<Cause | Other, Advice>> {
  const other: Partial<Record<string, PropertyKey>> = others;
  const textOf = (texts: Partial<Record<PropertyKey, GuideText>>, code: string) =>
    texts[code] ?? texts[other[code] ?? ''];
  return Object.fromEntries(
    Object.keys({ ...words.causes, ...others }).map((code) => [
      code,
      { cause: textOf(words.causes, code), remedy: textOf(words.remedies, code) },
    ]),
  ) as Record<Cause | Other, Advice>;
}

/** These refusals have the remedy of another one, and its cause too where they have none of their own. */
const LIKE_ANOTHER = {
  courier_not_found: 'merchant_not_found',
  fleet_not_found: 'merchant_not_found',
  vehicle_type_not_found: 'merchant_not_found',
  service_area_not_found: 'merchant_not_found',
  subscription_not_found: 'merchant_not_found',
  delivery_not_found: 'merchant_not_found',
  document_not_found: 'merchant_not_found',
  operator_not_found: 'merchant_not_found',
  delivery_request_not_found: 'order_not_found',
  view_not_found: 'merchant_not_found',
  place_not_found: 'merchant_not_found',
  top_up_not_found: 'merchant_not_found',
  invoice_not_found: 'merchant_not_found',
  wallet_not_found: 'merchant_not_found',
  hand_in_not_found: 'merchant_not_found',
  payment_not_found: 'merchant_not_found',
  contest_not_found: 'merchant_not_found',
  shift_not_found: 'merchant_not_found',
  claim_not_found: 'merchant_not_found',
  team_not_found: 'merchant_not_found',
  app_not_found: 'merchant_not_found',
  review_not_found: 'merchant_not_found',
  connection_not_found: 'merchant_not_found',
  plan_required: 'caller_blocked',
  quote_unknown: 'price_changed',
  quote_expired: 'price_changed',
  quote_used: 'price_changed',
  order_not_active: 'transition_refused',
  courier_blocked: 'caller_blocked',
  courier_not_approved: 'caller_blocked',
  withdrawal_blocked: 'caller_blocked',
  schedule_not_waiting: 'transition_refused',
  request_already_decided: 'transition_refused',
  feature_disabled: 'caller_blocked',
  hub_moving: 'storage_unavailable',
  external_service_unavailable: 'storage_unavailable',
} as const;

const ADVICE = adviceIn(WORDS.refusals, LIKE_ANOTHER);

export const adviceOf = (code: DomainErrorCode): Advice => ADVICE[code];

/** Only the console's own apps meet these: its guide alone shows them. */
const OF_OUR_APPS: ReadonlySet<DomainErrorCode> = new Set<DomainErrorCode>([
  'session_changed',
  'offer_not_found',
  'fleet_not_found',
  'operator_not_found',
  'view_not_found',
  'place_not_found',
  'invoice_not_found',
  'hand_in_not_found',
  'payment_not_found',
  'contest_not_found',
  'shift_not_found',
  'claim_not_found',
  'claim_too_late',
  'grant_invalid',
  'scope_missing',
  'team_not_found',
  'app_not_found',
  'review_not_found',
  'connection_not_found',
  'recorded_request_not_found',
  'offer_gone',
  'shift_overlaps',
  'shift_closed',
  'nothing_to_invoice',
  'invoice_settled',
  'review_under_way',
  'app_connected',
  'secret_shown',
]);

export const ALL_REFUSALS: readonly DomainErrorCode[] = Object.keys(ADVICE) as (keyof typeof ADVICE)[];

export const PROTOCOL_REFUSALS = ALL_REFUSALS.filter((code) => !OF_OUR_APPS.has(code));

export interface RefusalRow extends Advice {
  /** Status and code of the answer. */
  readonly answer: string;
  /** Absent: the text varies, or `answer` is it. */
  readonly message?: string;
}

export function refusalRows(refusals: readonly RefusalRow[]): Rows {
  const hasMessages = refusals.some(({ message }) => message !== undefined);
  return {
    rows: refusals.map((row) => [
      same(row.answer),
      ...(hasMessages ? [same(row.message ?? '—')] : []),
      row.cause,
      row.remedy,
    ]),
  };
}

/** Faults of a request before any rule of the business looks at it. */
export const TRANSPORT_ADVICE = adviceIn(WORDS.transport, {});
