import type { PaymentMethod, PaymentStatus } from '#domain';

/** `metodo_pagamento` on the way in; both wallet names are taken on both endpoints that create orders. */
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
