/**
 * Every way the core can say no. One list for all nouns, so that each face's table
 * `satisfies Record<DomainErrorCode, …>` is total and the compiler finds what a new code leaves unanswered.
 */
export const DOMAIN_ERROR_CODES = [
  // who is asking
  'credential_invalid',
  'forbidden',
  'caller_blocked',
  'rate_limited',
  // what was asked for does not exist (in this hub, for this caller)
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
  'group_not_found',
  'wallet_not_found',
  // a value the rules refuse
  'invalid_value',
  'required_value',
  'not_unique',
  'address_not_found',
  'outside_service_area',
  'package_over_limits',
  'package_dimensions_required',
  'invoicing_not_enabled',
  'payment_method_unavailable',
  'wrong_password',
  'plan_required',
  'limit_reached',
  // a state that does not allow it
  'transition_refused',
  'order_not_cancellable',
  'order_not_finished',
  'order_not_active',
  'order_grouped',
  'offer_gone',
  'courier_unavailable',
  'courier_blocked',
  'courier_not_approved',
  'withdrawal_blocked',
  'insufficient_balance',
  'proof_required',
  'wrong_code',
  'too_many_attempts',
  'schedule_not_waiting',
  'request_already_decided',
  'idempotency_conflict',
  'feature_disabled',
  // the house itself
  'storage_unavailable',
  'external_service_unavailable',
] as const;

export type DomainErrorCode = (typeof DOMAIN_ERROR_CODES)[number];
