import { ORDER_STATUSES, type OrderRecord, type OrderStatus, type StopStatus } from '#domain';
import { STATUS_LABELS, type StatusCode } from './status.vocabulary.js';
import { WORDS } from './words.js';

/** The status codes of answers: `A` lasts until the goods are collected, `E` until the courier is back. */
export const STATUS_CODES = {
  waiting: 'R',
  scheduled: 'L',
  preparing: 'L',
  pending: 'D',
  accepted: 'A',
  arrived_pickup_location: 'A',
  collected: 'E',
  delivered: 'E',
  completed: 'F',
  cancelled: 'C',
} as const satisfies Record<OrderStatus, StatusCode>;

export function statusCode(order: Pick<OrderRecord, 'status' | 'cancelReason'>): StatusCode {
  return order.status === 'cancelled' && order.cancelReason === 'not_served'
    ? 'N'
    : STATUS_CODES[order.status];
}

export function statusLabel(order: Pick<OrderRecord, 'status' | 'cancelReason'>): string {
  return STATUS_LABELS[statusCode(order)];
}

export interface StatusSelection {
  readonly statuses: readonly OrderStatus[];
  /** `C` and `N` are both cancelled; this distinguishes them. */
  readonly notServed: boolean | null;
}

export const STATUSES_BY_CODE = {
  R: { statuses: ['waiting'], notServed: null },
  L: { statuses: ['scheduled', 'preparing'], notServed: null },
  D: { statuses: ['pending'], notServed: null },
  A: { statuses: ['accepted', 'arrived_pickup_location'], notServed: null },
  E: { statuses: ['collected', 'delivered'], notServed: null },
  F: { statuses: ['completed'], notServed: null },
  C: { statuses: ['cancelled'], notServed: false },
  N: { statuses: ['cancelled'], notServed: true },
} as const satisfies Record<StatusCode, { statuses: readonly OrderStatus[]; notServed: boolean | null }>;

/** Status codes that old programs query and that no request ever has. */
export const OBSOLETE_STATUS_CODES = ['G', 'P', 'S', 'U', 'O', 'T'] as const;

export const STOP_STATUSES = {
  pending: 'PENDING',
  delivered: 'FINISHED',
  failed: 'FAILED',
} as const satisfies Record<StopStatus, string>;

type ScheduleCode = 'A' | 'D' | 'C' | 'G';

/** Codes of scheduled requests: waiting for dispatch, dispatched, cancelled. */
export const SCHEDULE_CODES = {
  waiting: 'A',
  scheduled: 'A',
  preparing: 'D',
  pending: 'D',
  accepted: 'D',
  arrived_pickup_location: 'D',
  collected: 'D',
  delivered: 'D',
  completed: 'D',
  cancelled: 'C',
} as const satisfies Record<OrderStatus, ScheduleCode>;

/** G: it was dispatched, and no courier took it. */
export function scheduleCode(order: Pick<OrderRecord, 'status' | 'cancelReason'>): ScheduleCode {
  return order.status === 'cancelled' && order.cancelReason === 'not_served'
    ? 'G'
    : SCHEDULE_CODES[order.status];
}

export const AWAITING_DISPATCH = ORDER_STATUSES.filter((status) => SCHEDULE_CODES[status] === 'A');

export const SCHEDULE_TEXTS = WORDS.pt.schedules satisfies Record<ScheduleCode, string>;
