import type { CollectMethod } from '#domain';

export const PAYMENT_METHODS = ['ONLINE', 'OFFLINE'] as const;

export const COLLECT_METHODS = {
  CREDIT: 'credit_card',
  DEBIT: 'debit_card',
  MEAL_VOUCHER: 'meal_voucher',
  FOOD_VOUCHER: 'food_voucher',
  PIX: 'pix',
  CASH: 'cash',
  // The recipient chooses on delivery; either way the courier brings the card machine.
  CREDIT_DEBIT: 'credit_card',
  OTHER: 'other',
} as const satisfies Record<string, CollectMethod>;

export const OFFLINE_METHODS = Object.keys(COLLECT_METHODS) as (keyof typeof COLLECT_METHODS)[];
