import type { CollectMethod } from '#domain';

export const PAYMENT_METHODS = ['ONLINE', 'OFFLINE'] as const;

export const OFFLINE_METHODS = [
  'CREDIT',
  'DEBIT',
  'MEAL_VOUCHER',
  'FOOD_VOUCHER',
  'PIX',
  'CASH',
  'CREDIT_DEBIT',
  'OTHER',
] as const;
type OfflineMethod = (typeof OFFLINE_METHODS)[number];

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
} as const satisfies Record<OfflineMethod, CollectMethod>;
