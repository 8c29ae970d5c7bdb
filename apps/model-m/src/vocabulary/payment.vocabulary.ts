import { reversed } from './record.vocabulary.js';
import type { CollectMethod, CourierPayment, OrderRecord, PaymentMethod } from '#domain';

interface PaymentCodeTerms {
  readonly method: PaymentMethod;
  /** How the courier is paid at the stop; null: the code says only who pays the delivery. */
  readonly collect: CollectMethod | null;
}

/** F invoiced, R wallet, X Pix (awaited before the search), C B D paid at the stop, P and H third parties. */
export const PAYMENT_CODES = {
  F: { method: 'invoiced', collect: null },
  R: { method: 'wallet', collect: null },
  X: { method: 'online', collect: 'pix' },
  C: { method: 'on_delivery', collect: 'credit_card' },
  B: { method: 'on_delivery', collect: 'debit_card' },
  D: { method: 'on_delivery', collect: 'cash' },
  P: { method: 'third_party', collect: 'meal_voucher' },
  H: { method: 'third_party', collect: 'food_voucher' },
} as const satisfies Record<string, PaymentCodeTerms>;

export type PaymentCode = keyof typeof PAYMENT_CODES;

export const PAYMENT_CODE_LIST = Object.keys(PAYMENT_CODES) as PaymentCode[];

function isPaymentCode(text: string): text is PaymentCode {
  return Object.hasOwn(PAYMENT_CODES, text);
}

/** Payment codes of orders that came by another face and have none. */
export const CODE_OF_METHOD = {
  invoiced: 'F',
  wallet: 'R',
  online: 'X',
  on_delivery: 'D',
  third_party: 'P',
} as const satisfies Record<PaymentMethod, PaymentCode>;

export function paymentCodeOf(order: Pick<OrderRecord, 'paymentCode' | 'paymentMethod'>): PaymentCode {
  const own = order.paymentCode ?? '';
  return isPaymentCode(own) ? own : CODE_OF_METHOD[order.paymentMethod];
}

/**
 * `pagamentos` of a courier: the codes of a request and four more. The core keeps them, so that what was
 * accepted is given back; V, T, W and A mean what the original says they mean.
 */
export const CODE_OF_COURIER_PAYMENT = {
  cash: 'D',
  voucher: 'V',
  ticket: 'T',
  web: 'W',
  credit_card: 'C',
  debit_card: 'B',
  app: 'A',
  pix: 'X',
  meal_voucher: 'P',
  food_voucher: 'H',
  wallet: 'R',
  invoiced: 'F',
} as const satisfies Record<CourierPayment, string>;

export const COURIER_PAYMENT_BY_CODE = reversed(CODE_OF_COURIER_PAYMENT);
