import type { DomainErrorCode } from '#domain';
import type { Advice } from './advice-pt.js';

const ELSEWHERE = 'The id belongs to another company, was deleted, or never was';
const LIST_AGAIN = 'Read the list again and take an id of it; the same call will be refused again';
const CHECK_KEY = 'Check which key you use, and the id';
const TRY_LATER = 'Repeat with growing waits (1 s, 2 s, 4 s …), and no sooner than Retry-After says';
const ASK_QUOTE = 'Ask for another quote, show the new price to whoever decides, and use the new id';
const TO_COMPANY = 'Talk to the delivery company: only they can change this';
const READ_AGAIN = 'Read the order again and decide by the status it has';

/** Each refusal in English. */
export const ADVICE_EN = {
  credential_invalid: [
    'The credential is missing, cut, expired, ended, or of another API',
    'See the header Credential-Hint; in Open Delivery ask for another token, elsewhere compare the key with the panel',
  ],
  session_changed: ['Somebody else has logged in to this browser', 'Load the page again'],
  forbidden: [
    'The credential is valid but does not reach this',
    'Use a key of the company, or ask it for a wider one',
  ],
  caller_blocked: ['The company has blocked this customer', TO_COMPANY],
  rate_limited: [
    'More requests in a minute than the quota',
    'Wait the seconds of Retry-After; use webhooks or updated_since instead of asking again and again',
  ],
  order_not_found: ['There is no such order, or it is of another customer or company', CHECK_KEY],
  stop_not_found: ['The order has no such stop', 'Read the order and take the id of one of its stops'],
  offer_not_found: ['The offer is not of this courier', 'Read the offers again'],
  merchant_not_found: [ELSEWHERE, LIST_AGAIN],
  courier_not_found: [ELSEWHERE, LIST_AGAIN],
  fleet_not_found: [ELSEWHERE, LIST_AGAIN],
  vehicle_type_not_found: ['The company has no such vehicle type', LIST_AGAIN],
  category_not_found: [
    'The company has no such category',
    'Read the categories of the vehicle type and take one',
  ],
  service_area_not_found: [ELSEWHERE, LIST_AGAIN],
  tariff_not_found: [
    'The company has no price for this vehicle in this area at this hour',
    'Choose another vehicle; when none has a price, talk to the company',
  ],
  subscription_not_found: ['The webhook was removed, or another credential registered it', LIST_AGAIN],
  delivery_not_found: [ELSEWHERE, LIST_AGAIN],
  credential_not_found: [
    'Nobody has this identification',
    'Check the kind and the value of the identification',
  ],
  document_not_found: ['There is no such document, or it was replaced', LIST_AGAIN],
  evidence_not_found: [
    'There is no proof, or its address has expired',
    'Read the order: it has a new address',
  ],
  hub_not_found: ['There is no such company', 'Check the credential'],
  operator_not_found: [ELSEWHERE, LIST_AGAIN],
  delivery_request_not_found: ['This credential made no request under this id', CHECK_KEY],
  group_not_found: ['The group was dissolved or never was', READ_AGAIN],
  bulk_not_found: [
    'No such batch, or of another credential, or forgotten',
    'Store the results as soon as it has ended',
  ],
  view_not_found: [ELSEWHERE, LIST_AGAIN],
  place_not_found: [ELSEWHERE, LIST_AGAIN],
  top_up_not_found: [ELSEWHERE, LIST_AGAIN],
  invoice_not_found: [ELSEWHERE, LIST_AGAIN],
  wallet_not_found: [ELSEWHERE, LIST_AGAIN],
  hand_in_not_found: [ELSEWHERE, LIST_AGAIN],
  payment_not_found: [ELSEWHERE, LIST_AGAIN],
  contest_not_found: [ELSEWHERE, LIST_AGAIN],
  shift_not_found: [ELSEWHERE, LIST_AGAIN],
  claim_not_found: [ELSEWHERE, LIST_AGAIN],
  team_not_found: ['You are not of this team', LIST_AGAIN],
  app_not_found: ['The app is of another team or was deleted', LIST_AGAIN],
  review_not_found: [ELSEWHERE, LIST_AGAIN],
  connection_not_found: ['The shop has disconnected the app', LIST_AGAIN],
  recorded_request_not_found: ['The request is older than 7 days', 'Repeat the call and look at the new one'],
  invalid_value: [
    'The value has not the form of the document',
    'Mend the field that the answer names; repeating does not help',
  ],
  required_value: ['A required field is missing', 'Send the field that the answer names'],
  not_unique: ['Another record has this value already', 'Use the record that there is, or another value'],
  address_not_found: [
    'Neither street nor town was found on the company’s map',
    'Send latitude and longitude, which need no search; or mend street, number and town',
  ],
  outside_service_area: [
    'Pickup or drop-off lies outside the area that the company serves',
    'Check the coordinates; if they are right, the company does not deliver there',
  ],
  area_paused: ['The company has paused the area for a while', 'Try again in some minutes, or schedule'],
  package_over_limits: [
    'Weight or size is more than the vehicle takes',
    'Choose a larger vehicle, or make two orders',
  ],
  package_dimensions_required: [
    'This vehicle asks for weight and size',
    'Send weight, height, width and length',
  ],
  invoicing_not_enabled: [
    'The company does not invoice this customer',
    'Pay from the wallet, or ask the company for invoices',
  ],
  payment_method_unavailable: [
    'The company does not offer this method',
    'Send another one, or leave the field out',
  ],
  wrong_password: ['The password is wrong', 'Ask who knows it; do not repeat it by program'],
  plan_required: ['The company’s plan does not include this', TO_COMPANY],
  price_changed: ['The price is no longer what was said', ASK_QUOTE],
  quote_unknown: ['The id was cut, changed, or is of another server', ASK_QUOTE],
  quote_expired: ['The quote’s time is over (15 minutes, unless the company changed it)', ASK_QUOTE],
  quote_used: ['A quote is good for one order', ASK_QUOTE],
  quote_differs: [
    'The order is not what was quoted: the answer names the field',
    'Send what you quoted, or quote again',
  ],
  limit_reached: ['There are as many records as there may be', 'Remove one that you no longer use'],
  transition_refused: ['The order’s status does not allow this step', READ_AGAIN],
  order_not_cancellable: [
    'A courier has accepted, or the order has ended',
    'Talk to the company, which can still cancel; a return may be charged',
  ],
  order_not_finished: ['The order is still under way', 'Wait for the event of its end and ask again'],
  order_not_active: ['The order has ended, or has not begun', READ_AGAIN],
  order_grouped: [
    'The order travels in a group',
    'Act on the order that leads the group, or take this one out first',
  ],
  offer_gone: ['Somebody else accepted, or the offer’s time is over', 'Wait for the next offer'],
  courier_unavailable: ['The courier is busy or offline', 'Choose another one, or let the search choose'],
  shift_overlaps: ['There is another shift at that time', 'Give the other shift back first'],
  shift_closed: ['It is too late for this shift', 'Choose one that is still open'],
  courier_blocked: ['The company has blocked the courier', TO_COMPANY],
  courier_not_approved: ['The registration awaits approval', TO_COMPANY],
  withdrawal_blocked: ['Withdrawals of this courier are blocked', TO_COMPANY],
  insufficient_balance: ['The balance does not cover the amount', 'Top the wallet up, or pay in another way'],
  proof_required: ['This delivery needs a photo or signature', 'Send the proof before you complete it'],
  wrong_code: [
    'It is not the recipient’s code',
    'Ask for the code again; after five wrong ones a minute has to pass',
  ],
  too_many_attempts: ['Too many attempts in a short time', 'Wait a minute'],
  schedule_not_waiting: ['The schedule was dispatched or cancelled', READ_AGAIN],
  request_already_decided: ['The request was accepted or rejected already', READ_AGAIN],
  idempotency_conflict: [
    'The same key came before with another content',
    'Take one key for each order; for the same order send exactly the same body',
  ],
  bulk_under_way: ['The batch before has not ended', 'Follow it to its end and send the next one then'],
  batch_refused: [
    'Another order of the batch was refused, and it was all or none',
    'Mend the refused one, or send the batch without asking for all',
  ],
  nothing_to_invoice: ['No ended order waits for an invoice in this period', 'Choose another period'],
  invoice_settled: ['The invoice is paid or void already', 'Read the invoice again'],
  feature_disabled: ['The company has switched this off', TO_COMPANY],
  review_under_way: ['The review is under way or decided', 'Wait for the decision'],
  app_connected: ['The shop has connected this app already', 'Use the credential that there is, or renew it'],
  secret_shown: ['Credentials are shown once', 'Renew the credential: the old one ends at once'],
  claim_too_late: [
    'The time to open a claim about this order is over',
    'Talk to the company; it sets the time',
  ],
  grant_invalid: [
    'The code or token of the authorization was used, has expired, or is another app’s',
    'Begin the authorization again at /loja/autorizar; do not use a code twice',
  ],
  scope_missing: [
    'The shop has not given the app the scope that this call needs',
    'Ask for the scope in another authorization, and wait until the shop agrees',
  ],
  spending_limit_reached: [
    'The day’s spending limit of the sub-user or of the app is reached',
    'Wait for the next day, or ask the shop for a higher limit; an order that is cancelled gives its amount back',
  ],
  storage_unavailable: ['The database does not answer for a moment', TRY_LATER],
  hub_moving: ['The company is moving to another server; it takes less than a second', TRY_LATER],
  hub_moved: ['The company is at another address', 'Use the address of the header Location from now on'],
  external_service_unavailable: ['A service that we depend on does not answer', TRY_LATER],
} as const satisfies Record<DomainErrorCode, Advice>;
