import type { ProblemAction } from '#domain';

export const PROBLEM_REASONS = [
  'DELIVERYPERSON_OCCURRENCE',
  'PAYMENT_PROBLEMS',
  'WRONG_PRODUCT_OR_ITEM',
  'ORDER_DELAYED',
  'ORDER_DAMAGED_OR_VIOLATED',
  'CUSTOMER_DID_NOT_PLACE_ORDER',
  'CUSTOMER_ADDRESS_UNKNOWN',
  'ORDER_MISSING_ITEMS',
  'NOBODY_TO_RECEIVE',
  'DELIVERYPERSON_WAITING_PAYMENT_FOR_ALREADY_PAID_ORDER',
  'ORDER_DELIVERED_WITHOUT_PAYMENT',
  'FRAUD_OR_THEFT',
  'OTHER',
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** What couriers write, as far as it can be recognised. Compared without accents and in lower case. */
const RECOGNISED: readonly (readonly [RegExp, ProblemReason])[] = [
  [/ausente|ninguem|nao atende|fechad|absent|nobody|no.?one|not.?home|no.?show/, 'NOBODY_TO_RECEIVE'],
  [/endereco|address/, 'CUSTOMER_ADDRESS_UNKNOWN'],
  [/recus|nao pediu|nao fez o pedido|refus|did not order/, 'CUSTOMER_DID_NOT_PLACE_ORDER'],
  [/avari|danific|viola|damag/, 'ORDER_DAMAGED_OR_VIOLATED'],
  [/pagamento|payment/, 'PAYMENT_PROBLEMS'],
  [/falt|missing/, 'ORDER_MISSING_ITEMS'],
  [/errad|wrong/, 'WRONG_PRODUCT_OR_ITEM'],
  [/atras|delay|late\b/, 'ORDER_DELAYED'],
  [/roub|furt|fraud|theft|robber/, 'FRAUD_OR_THEFT'],
];

export function problemReasonOf(text: string): ProblemReason {
  const exact = PROBLEM_REASONS.find((reason) => reason === text.toUpperCase());
  if (exact) return exact;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return RECOGNISED.find(([pattern]) => pattern.test(plain))?.[1] ?? 'OTHER';
}

export const PROBLEM_ACTIONS = ['RETURN_TO_STORE', 'DELIVER_PRODUCT', 'CANCEL_DELIVERY'] as const;
export type WireProblemAction = (typeof PROBLEM_ACTIONS)[number];

export const PROBLEM_COMMANDS = {
  RETURN_TO_STORE: 'return_to_pickup',
  DELIVER_PRODUCT: 'deliver',
  CANCEL_DELIVERY: 'cancel',
} as const satisfies Record<WireProblemAction, ProblemAction['action']>;

export const PROBLEM_ACTION_WORDS = {
  return_to_pickup: 'RETURN_TO_STORE',
  deliver: 'DELIVER_PRODUCT',
  cancel: 'CANCEL_DELIVERY',
} as const satisfies Record<ProblemAction['action'], WireProblemAction>;
