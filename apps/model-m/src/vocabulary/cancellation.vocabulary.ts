import type { ActorKind, CancelReason } from '#domain';
import { WORDS } from './words.js';

/** Stays with the order as the caller's note. */
export const MOTIVE_TEXTS = WORDS.pt.motives;

/** Reasons for cancelling by `motivo_id`. */
export const CANCEL_MOTIVES = {
  1: 'acceptance_too_slow',
  2: 'merchant_request',
  3: 'problem_resolution',
  4: 'other',
  5: 'other',
  6: 'other',
  7: 'wrong_order_or_pickup',
  8: 'other',
  9: 'problem_resolution',
  10: 'other',
  11: 'consumer_request',
  12: 'acceptance_too_slow',
  13: 'other',
  16: 'merchant_request',
  17: 'merchant_request',
  18: 'other',
  19: 'other',
  20: 'problem_resolution',
} as const satisfies Record<keyof typeof MOTIVE_TEXTS, CancelReason>;

export type CancelMotive = keyof typeof CANCEL_MOTIVES;
export const DEFAULT_CANCEL_MOTIVE = 6;
export const CANCEL_MOTIVE_IDS = Object.keys(CANCEL_MOTIVES).map(Number) as CancelMotive[];

export const MODEL_M_CANCEL_REASON_TEXTS = WORDS.pt.cancelReasons satisfies Record<CancelReason, string>;

/** `cancelled_by` of the English detail. */
export const CANCELLED_BY = {
  integration: 'ENTERPRISE',
  merchant: 'ENTERPRISE',
  courier: 'DRIVER',
  operator: 'MANAGER',
  developer: 'MANAGER',
  consumer: 'CLIENT',
  system: 'SYSTEM',
  robot: 'SYSTEM',
} as const satisfies Record<ActorKind, string>;
