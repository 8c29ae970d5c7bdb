import type { Point } from '../../base/index.js';

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

/** As lists and courier events show it. */
export interface ActiveOrder {
  readonly id: number;
  readonly externalId: string | null;
  readonly status: 'accepted' | 'arrived_pickup_location' | 'collected' | 'delivered';
}

/** The courier in the payload of `courier.*` events, as of the instant of the event. */
export interface CourierSnapshot {
  readonly id: number;
  readonly hubId: number;
  readonly name: string;
  readonly online: boolean;
  readonly status: CourierStatus;
  readonly lastSeenAt: string | null;
  readonly location: Point | null;
  readonly activeOrders: readonly ActiveOrder[];
}

export function courierStatus(facts: {
  blocked: boolean;
  online: boolean;
  activeOrders: number;
}): CourierStatus {
  if (facts.blocked) return 'blocked';
  if (!facts.online) return 'offline';
  return facts.activeOrders > 0 ? 'busy' : 'available';
}
