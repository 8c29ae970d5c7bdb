import type { ProblemAction } from '#domain';
import { WORDS } from './words.js';

export const DELIVERY_PROBLEM_REASONS = [
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
type DeliveryProblemReason = (typeof DELIVERY_PROBLEM_REASONS)[number];

/** Tried on couriers' notes in lower case and without accents. */
const REASON_PATTERNS: readonly (readonly [RegExp, DeliveryProblemReason])[] = [
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

export function problemReasonOf(text: string): DeliveryProblemReason {
  const exact = DELIVERY_PROBLEM_REASONS.find((reason) => reason === text.toUpperCase());
  if (exact) return exact;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return REASON_PATTERNS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'OTHER';
}

export const DELIVERY_PROBLEM_TEXTS = WORDS.pt.problems satisfies Record<DeliveryProblemReason, string>;

/** The courier's note; for a code or an empty note, the sentence of its reason. */
export function toProblemMessage(
  text: string,
  reason: DeliveryProblemReason = problemReasonOf(text),
): string {
  const isCode = /^[A-Z_]*$/.test(text);
  return isCode ? DELIVERY_PROBLEM_TEXTS[reason] : text;
}

export const PROBLEM_COMMANDS = {
  RETURN_TO_STORE: 'return_to_pickup',
  DELIVER_PRODUCT: 'deliver',
  CANCEL_DELIVERY: 'cancel',
} as const satisfies Record<string, ProblemAction['action']>;
type WireProblemAction = keyof typeof PROBLEM_COMMANDS;
export const PROBLEM_ACTIONS = Object.keys(PROBLEM_COMMANDS) as WireProblemAction[];

export const WIRE_ACTIONS_BY_COMMAND = {
  return_to_pickup: 'RETURN_TO_STORE',
  deliver: 'DELIVER_PRODUCT',
  cancel: 'CANCEL_DELIVERY',
} as const satisfies Record<ProblemAction['action'], WireProblemAction>;
