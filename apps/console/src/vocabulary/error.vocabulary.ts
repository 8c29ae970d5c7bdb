import type { DomainErrorCode, ReceiverRefusal } from '#domain';

interface ProblemText {
  readonly status: number;
  readonly detail: string;
}

/** Texts for refused receiver URLs. */
export const RECEIVER_TEXTS = {
  not_a_url: 'The URL is not valid',
  not_https: 'The URL must use https',
  refused_port: 'The port of the URL is not allowed',
  private_address: 'The URL must lead to a public address',
  unresolvable: 'The host of the URL does not resolve',
} as const satisfies Record<ReceiverRefusal, string>;

const notFound = (what: string): ProblemText => ({ status: 404, detail: `${what} not found` });
const invalid = (detail: string): ProblemText => ({ status: 400, detail });
const conflict = (detail: string): ProblemText => ({ status: 409, detail });
const unprocessable = (detail: string): ProblemText => ({ status: 422, detail });

/** The console's text for each refusal of the core. */
export const PROBLEM_TEXTS = {
  credential_invalid: { status: 401, detail: 'The credential is missing, unknown or expired' },
  forbidden: { status: 403, detail: 'You may not do this' },
  caller_blocked: { status: 403, detail: 'This account is blocked' },
  rate_limited: { status: 429, detail: 'Too many requests' },
  order_not_found: notFound('Order'),
  stop_not_found: notFound('Stop'),
  offer_not_found: notFound('Offer'),
  merchant_not_found: notFound('Merchant'),
  courier_not_found: notFound('Courier'),
  vehicle_type_not_found: notFound('Vehicle type'),
  category_not_found: notFound('Category'),
  service_area_not_found: notFound('Service area'),
  tariff_not_found: notFound('Tariff'),
  fleet_not_found: notFound('Fleet'),
  subscription_not_found: notFound('Webhook subscription'),
  delivery_not_found: notFound('Webhook delivery'),
  credential_not_found: notFound('Credential'),
  document_not_found: notFound('Document'),
  evidence_not_found: notFound('Evidence'),
  hub_not_found: notFound('Hub'),
  operator_not_found: notFound('Operator'),
  delivery_request_not_found: notFound('Delivery request'),
  group_not_found: notFound('Group'),
  bulk_not_found: notFound('Bulk command'),
  view_not_found: notFound('View'),
  place_not_found: notFound('Place'),
  top_up_not_found: notFound('Top-up'),
  invoice_not_found: notFound('Invoice'),
  wallet_not_found: notFound('Wallet entry'),
  payment_not_found: notFound('Payment'),
  team_not_found: notFound('Team'),
  app_not_found: notFound('App'),
  review_not_found: notFound('Review'),
  connection_not_found: notFound('Connection'),
  recorded_request_not_found: notFound('Request'),
  invalid_value: invalid('The value is not valid'),
  required_value: invalid('A value is required'),
  not_unique: conflict('Somebody else has this value already'),
  address_not_found: invalid('The address was not found'),
  outside_service_area: invalid('The address lies outside the service area'),
  area_paused: conflict('The area takes no new orders at the moment'),
  package_over_limits: invalid('The package is too large for the vehicle'),
  package_dimensions_required: invalid('Weight and dimensions are required for this vehicle'),
  invoicing_not_enabled: invalid('The merchant is not invoiced'),
  payment_method_unavailable: invalid('This payment method is not available'),
  wrong_password: { status: 401, detail: 'Wrong user or password' },
  plan_required: { status: 403, detail: 'The plan does not include this' },
  limit_reached: invalid('There are too many'),
  transition_refused: conflict('The order is not in a state that allows this'),
  order_not_cancellable: conflict('The order can no longer be cancelled'),
  order_not_finished: conflict('The order has not ended'),
  order_not_active: conflict('The order is not active'),
  order_grouped: conflict('The order travels in a group'),
  offer_gone: { status: 410, detail: 'The offer is gone' },
  courier_unavailable: conflict('The courier cannot take this now'),
  courier_blocked: { status: 403, detail: 'The courier is blocked' },
  courier_not_approved: { status: 403, detail: 'The registration awaits approval' },
  withdrawal_blocked: conflict('Withdrawals are blocked'),
  insufficient_balance: unprocessable('The balance of the wallet does not cover the amount'),
  proof_required: unprocessable('A photo or signature is required'),
  wrong_code: unprocessable('The code is wrong'),
  too_many_attempts: { status: 429, detail: 'Too many attempts: wait a minute' },
  schedule_not_waiting: conflict('The scheduled order no longer waits'),
  request_already_decided: conflict('The request was decided already'),
  bulk_under_way: conflict('Your last bulk command is still running: wait until it has ended'),
  nothing_to_invoice: conflict('No ended order waits for an invoice in this period'),
  invoice_settled: conflict('The invoice is paid or void already'),
  idempotency_conflict: unprocessable('The idempotency key was used for another request'),
  feature_disabled: conflict('This is switched off'),
  review_under_way: conflict('The review is under way or was decided already'),
  app_connected: conflict('The app is connected already'),
  secret_shown: conflict('The credentials were shown already, and are shown once'),
  storage_unavailable: { status: 503, detail: 'Temporarily unavailable: try again shortly' },
  external_service_unavailable: { status: 503, detail: 'A service we depend on does not answer' },
} as const satisfies Record<DomainErrorCode, ProblemText>;
