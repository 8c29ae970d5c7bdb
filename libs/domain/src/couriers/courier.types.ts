import type { Point } from '../shared/index.js';

/** Registration's state. Being blocked is a separate thing: a blocked courier is still registered. */
export const COURIER_REGISTRATIONS = [
  'awaiting_approval',
  'active',
  'suspended',
  'refused',
  'inactive',
] as const;
export type CourierRegistration = (typeof COURIER_REGISTRATIONS)[number];

export const COURIER_SEXES = ['male', 'female', 'other', 'not_told'] as const;
export type CourierSex = (typeof COURIER_SEXES)[number];

/** What the courier takes from the consumer at the door. */
export const COURIER_PAYMENTS = [
  'cash',
  'credit_card',
  'debit_card',
  'pix',
  'meal_voucher',
  'food_voucher',
] as const;
export type CourierPayment = (typeof COURIER_PAYMENTS)[number];

/** What others see of a courier at a glance. `blocked` wins over everything, `offline` over `busy`. */
export type CourierStatus = 'available' | 'busy' | 'offline' | 'blocked';

/** An order the courier still has in hands, as boards and courier events show it. */
export interface ActiveOrder {
  readonly id: number;
  readonly externalId: string | null;
  readonly status: string;
}

/** The courier as `courier.*` events carry it: true at the instant the event was written. */
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
