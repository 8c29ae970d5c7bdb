import type { Rejection, RejectionCause, RejectionReason, RequestCancellation } from '#domain';
import { WORDS } from './words.js';

type CancelReason = RequestCancellation['reason'];

export const WIRE_REJECTION_REASONS = [
  'PRICE_EXCEEDED',
  'VEHICLE_NOT_AVAILABLE',
  'NO_DELIVERYPERSON_AVAILABLE',
  'DOES_NOT_MEET_REQUESTED_TIMES',
  'REGION_NOT_SERVED',
  'OTHER',
] as const;
export type WireRejectionReason = (typeof WIRE_REJECTION_REASONS)[number];

export const WIRE_REASONS_BY_REJECTION = {
  price_exceeded: 'PRICE_EXCEEDED',
  vehicle_not_available: 'VEHICLE_NOT_AVAILABLE',
  no_courier: 'NO_DELIVERYPERSON_AVAILABLE',
  times_not_met: 'DOES_NOT_MEET_REQUESTED_TIMES',
  region_not_served: 'REGION_NOT_SERVED',
  other: 'OTHER',
} as const satisfies Record<RejectionReason, WireRejectionReason>;

export const REJECTION_TEXTS = WORDS.pt.rejections satisfies Record<RejectionCause, string>;

export function rejectionText({ cause, note }: Rejection): string {
  return note ?? REJECTION_TEXTS[cause];
}

const CANCELLATION_TEXTS = WORDS.pt.cancellations satisfies Record<CancelReason, string>;

export function cancellationWords(reason: CancelReason): { reason: WireRejectionReason; message: string } {
  const wire = reason === 'not_served' ? 'NO_DELIVERYPERSON_AVAILABLE' : 'OTHER';
  return { reason: wire, message: CANCELLATION_TEXTS[reason] };
}

/** null: the order is not cancelled, only removed from its group. */
export const CANCEL_COMMANDS = {
  CONSUMER_CANCELLATION_REQUESTED: 'consumer_request',
  NO_SHOW: 'no_show',
  PROBLEM_AT_MERCHANT: 'problem_at_merchant',
  HIGH_ACCEPTANCE_TIME: 'acceptance_too_slow',
  INCORRECT_ORDER_OR_PRODUCT_PICKUP: 'wrong_order_or_pickup',
  PROBLEM_RESOLUTION: 'problem_resolution',
  DISCOMBINE_ORDER: null,
  OTHER: 'other',
} as const satisfies Record<string, CancelReason | null>;

export const WIRE_CANCEL_REASONS = Object.keys(CANCEL_COMMANDS) as (keyof typeof CANCEL_COMMANDS)[];

export const WIRE_CANCEL_ACTIONS = ['RETURN_TO_STORE', 'CANCEL_DELIVERY'] as const;
