/** Every error of the core. Tables of faces `satisfies Record<DomainErrorCode, …>`, so none lacks one. */
export const DOMAIN_ERROR_CODES = [
  // the caller
  'credential_invalid',
  'grant_invalid',
  'session_changed',
  'forbidden',
  'scope_missing',
  'caller_blocked',
  'rate_limited',
  // not found in this hub or for this caller
  'order_not_found',
  'stop_not_found',
  'offer_not_found',
  'merchant_not_found',
  'courier_not_found',
  'fleet_not_found',
  'vehicle_type_not_found',
  'category_not_found',
  'service_area_not_found',
  'tariff_not_found',
  'subscription_not_found',
  'delivery_not_found',
  'credential_not_found',
  'document_not_found',
  'evidence_not_found',
  'hub_not_found',
  'operator_not_found',
  'delivery_request_not_found',
  'bulk_not_found',
  'view_not_found',
  'place_not_found',
  'top_up_not_found',
  'invoice_not_found',
  'wallet_not_found',
  'hand_in_not_found',
  'payment_not_found',
  'contest_not_found',
  'claim_not_found',
  'shift_not_found',
  'team_not_found',
  'app_not_found',
  'review_not_found',
  'connection_not_found',
  'recorded_request_not_found',
  // invalid values
  'invalid_value',
  'required_value',
  'not_unique',
  'address_not_found',
  'outside_service_area',
  'area_paused',
  'package_over_limits',
  'package_dimensions_required',
  'invoicing_not_enabled',
  'payment_method_unavailable',
  'wrong_password',
  'plan_required',
  'price_changed',
  'quote_unknown',
  'quote_expired',
  'quote_used',
  'quote_differs',
  'limit_reached',
  // the current state does not allow it
  'transition_refused',
  'order_not_cancellable',
  'order_not_finished',
  'claim_too_late',
  'order_not_active',
  'order_grouped',
  'offer_gone',
  'courier_unavailable',
  'shift_overlaps',
  'shift_closed',
  'courier_blocked',
  'courier_not_approved',
  'withdrawal_blocked',
  'insufficient_balance',
  'spending_limit_reached',
  'proof_required',
  'wrong_code',
  'too_many_attempts',
  'schedule_not_waiting',
  'request_already_decided',
  'idempotency_conflict',
  'bulk_under_way',
  'batch_refused',
  'nothing_to_invoice',
  'invoice_settled',
  'feature_disabled',
  'review_under_way',
  'app_connected',
  'secret_shown',
  // the server
  'storage_unavailable',
  'hub_moving',
  'hub_moved',
  'external_service_unavailable',
] as const;

export type DomainErrorCode = (typeof DOMAIN_ERROR_CODES)[number];

export interface DomainErrorFacts {
  /** Path of the faulty field in the core's names: `stops.0.address`. Faces translate it. */
  field?: string;
  /** Further facts for a face's answer: the group's leader, the current status, the wait in seconds. */
  [fact: string]: unknown;
}

/** A refusal by a business rule. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: DomainErrorCode,
    readonly facts: DomainErrorFacts = {},
    options?: ErrorOptions,
  ) {
    super(facts.field === undefined ? code : `${code} (${facts.field})`, options);
  }
}

export function isDomainError(error: unknown, code?: DomainErrorCode): error is DomainError {
  return error instanceof DomainError && (code === undefined || error.code === code);
}

/** false: the work was refused with one of these codes. */
export async function isDone(work: Promise<unknown>, ...codes: readonly DomainErrorCode[]): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (codes.some((code) => isDomainError(error, code))) return false;
    throw error;
  }
}

/** Changes records in order of ids, so batches do not deadlock. A refusal has `facts.index`, its position. */
export async function inOrderOfId<One extends { readonly id: number }, Changed>(
  all: readonly One[],
  change: (one: One) => Promise<Changed>,
): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const [index, one] of [...all.entries()].sort(([, a], [, b]) => a.id - b.id))
    try {
      changed.push(await change(one));
    } catch (error) {
      if (!isDomainError(error)) throw error;
      throw new DomainError(error.code, { ...error.facts, index }, { cause: error });
    }
  return changed;
}
