/** A block is separate: a blocked courier remains registered. */
export const COURIER_REGISTRATIONS = [
  'awaiting_approval',
  'active',
  'suspended',
  'refused',
  'inactive',
  'deleted',
] as const;
export type CourierRegistration = (typeof COURIER_REGISTRATIONS)[number];

export const COURIER_SEXES = ['male', 'female', 'other', 'not_told'] as const;
export type CourierSex = (typeof COURIER_SEXES)[number];

/** Kept for the protocols that list them; the dispatch does not read them. */
export const COURIER_PAYMENTS = [
  'cash',
  'credit_card',
  'debit_card',
  'pix',
  'meal_voucher',
  'food_voucher',
  'wallet',
  'invoiced',
  'voucher',
  'ticket',
  'web',
  'app',
] as const;
export type CourierPayment = (typeof COURIER_PAYMENTS)[number];

/** `blocked` has precedence over every other status, `offline` over `busy`. */
export type CourierStatus = 'available' | 'busy' | 'offline' | 'blocked';

export function courierStatus(facts: {
  blocked: boolean;
  online: boolean;
  activeOrders: number;
}): CourierStatus {
  if (facts.blocked) return 'blocked';
  if (!facts.online) return 'offline';
  return facts.activeOrders > 0 ? 'busy' : 'available';
}
