import { ORDER_STATUSES, type OrderRecord, type OrderStatus, type StopStatus } from '#domain';
import { STATUS_LABELS, type StatusLetter } from './status.words.js';

/** Outward: `A` lasts until the goods are collected, `E` until the courier is back. */
export const STATUS_LETTERS = {
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
} as const satisfies Record<OrderStatus, StatusLetter>;

export function statusLetter(order: Pick<OrderRecord, 'status' | 'cancelReason'>): StatusLetter {
  return order.status === 'cancelled' && order.cancelReason === 'not_served'
    ? 'N'
    : STATUS_LETTERS[order.status];
}

export function statusLabel(order: Pick<OrderRecord, 'status' | 'cancelReason'>): string {
  return STATUS_LABELS[statusLetter(order)];
}

export interface StatusSelection {
  readonly statuses: readonly OrderStatus[];
  /** `C` and `N` are both cancelled; this tells them apart. */
  readonly notServed: boolean | null;
}

/** Inward: what each letter of a query selects. */
export const SELECTED_BY = {
  R: { statuses: ['waiting'], notServed: null },
  L: { statuses: ['scheduled', 'preparing'], notServed: null },
  D: { statuses: ['pending'], notServed: null },
  A: { statuses: ['accepted', 'arrived_pickup_location'], notServed: null },
  E: { statuses: ['collected', 'delivered'], notServed: null },
  F: { statuses: ['completed'], notServed: null },
  C: { statuses: ['cancelled'], notServed: false },
  N: { statuses: ['cancelled'], notServed: true },
} as const satisfies Record<StatusLetter, { statuses: readonly OrderStatus[]; notServed: boolean | null }>;

/** Letters that old programs still ask for and that nothing here is ever in. */
export const FORGOTTEN_LETTERS = ['G', 'P', 'S', 'U', 'O', 'T'] as const;

export const STOP_STATUSES = {
  pending: 'PENDING',
  delivered: 'FINISHED',
  failed: 'FAILED',
} as const satisfies Record<StopStatus, string>;

export type ScheduleLetter = 'A' | 'D' | 'C';

/** How a scheduled request stands: waiting for its dispatch, dispatched, cancelled. */
export const SCHEDULE_LETTERS = {
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
} as const satisfies Record<OrderStatus, ScheduleLetter>;

/** What the list of scheduled requests shows: `A`. */
export const AWAITING_DISPATCH = ORDER_STATUSES.filter((status) => SCHEDULE_LETTERS[status] === 'A');

export const SCHEDULE_TEXTS = {
  A: 'Aguardando disparo',
  D: 'Disparada',
  C: 'Cancelada',
} as const satisfies Record<ScheduleLetter, string>;
