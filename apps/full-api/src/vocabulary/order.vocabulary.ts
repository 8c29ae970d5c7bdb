import type { CancelReason, OrderStatus, PaymentMethod, PaymentStatus } from '#domain';
import { WORDS } from './words.js';

export const ORDER_STATUS_LABELS = WORDS.pt.statuses satisfies Record<OrderStatus, string>;

/** `status_observation` of a cancelled order without a note. */
export const CANCEL_REASON_TEXTS = WORDS.pt.cancelReasons satisfies Record<CancelReason, string>;

/** `status_observation` of a completed order of which every stop failed; the couriers' reasons follow it. */
export const NOTHING_DELIVERED = WORDS.pt.nothingDelivered;

/** `status_observation` of a courier call whose first price its wallet could not pay. */
export const WALLET_REFUSED = WORDS.pt.walletRefused;

/** `metodo_pagamento` of requests; both wallet names are taken on both endpoints that create orders. */
export const PAYMENT_METHODS_IN = {
  faturado: 'invoiced',
  carteira: 'wallet',
  carteira_digital: 'wallet',
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodWord = keyof typeof PAYMENT_METHODS_IN;

export const PAYMENT_METHOD_WORDS = Object.keys(PAYMENT_METHODS_IN) as PaymentMethodWord[];

/** `payment_gateway` where the method alone decides it; null leaves it to the order's online charge. */
export const PAYMENT_GATEWAYS = {
  invoiced: null,
  wallet: 'carteira_digital',
  online: null,
  on_delivery: null,
  third_party: null,
} as const satisfies Record<PaymentMethod, string | null>;

export const PAYMENT_STATUS_WORDS = {
  awaiting: 'pending',
  paid: 'paid',
  expired: 'expired',
  refunded: 'refunded',
  refused: 'refused',
} as const satisfies Record<PaymentStatus, string>;
