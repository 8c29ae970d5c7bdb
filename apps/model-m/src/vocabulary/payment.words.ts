import type { CollectMethod, CourierPayment, OrderRecord, PaymentMethod } from '#domain';

interface PaymentWords {
  readonly method: PaymentMethod;
  /** How the courier is paid at the stop. */
  readonly collect: CollectMethod;
  /** What a courier who takes this code must be able to take; null: nothing changes hands. */
  readonly courier: CourierPayment | null;
  readonly name: string;
}

/** F invoiced, R wallet, X Pix (awaited before the search), C B D paid at the stop, P and H third parties. */
export const PAYMENT_CODES = {
  F: { method: 'invoiced', collect: 'other', courier: null, name: 'Faturado' },
  R: { method: 'wallet', collect: 'other', courier: null, name: 'Carteira de crédito' },
  X: { method: 'online', collect: 'pix', courier: 'pix', name: 'Pix' },
  C: { method: 'on_delivery', collect: 'credit_card', courier: 'credit_card', name: 'Cartão de crédito' },
  B: { method: 'on_delivery', collect: 'debit_card', courier: 'debit_card', name: 'Cartão de débito' },
  D: { method: 'on_delivery', collect: 'cash', courier: 'cash', name: 'Dinheiro' },
  P: { method: 'third_party', collect: 'meal_voucher', courier: 'meal_voucher', name: 'Terceiro P' },
  H: { method: 'third_party', collect: 'food_voucher', courier: 'food_voucher', name: 'Terceiro H' },
} as const satisfies Record<string, PaymentWords>;

export type PaymentCode = keyof typeof PAYMENT_CODES;

export const PAYMENT_LETTERS = Object.keys(PAYMENT_CODES) as PaymentCode[];

export function isPaymentCode(text: string): text is PaymentCode {
  return Object.hasOwn(PAYMENT_CODES, text);
}

/** For orders that came by another face and so carry no letter of ours. */
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

export const CODE_OF_COURIER_PAYMENT = {
  cash: 'D',
  credit_card: 'C',
  debit_card: 'B',
  pix: 'X',
  meal_voucher: 'P',
  food_voucher: 'H',
} as const satisfies Record<CourierPayment, PaymentCode>;
