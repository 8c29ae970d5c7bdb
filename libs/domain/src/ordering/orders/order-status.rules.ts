/** The only state machine of the system. Faces translate its statuses and add no rule. */
export const ORDER_STATUSES = [
  'waiting',
  'scheduled',
  'preparing',
  'pending',
  'accepted',
  'arrived_pickup_location',
  'collected',
  'delivered',
  'completed',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_COMMANDS = [
  'schedule',
  'prepare',
  'search',
  'accept',
  'release',
  'arrive_at_pickup',
  'collect',
  'finish_stops_and_return',
  'complete',
  'cancel',
] as const;

export type OrderCommand = (typeof ORDER_COMMANDS)[number];

/**
 * Commands of each status and where they lead. Payment takes `waiting` to what was asked for (search,
 * schedule, prepare); the last stop takes `collected` to `delivered` if goods return, else to `completed`.
 */
export const TRANSITIONS: Record<OrderStatus, Partial<Record<OrderCommand, OrderStatus>>> = {
  waiting: { schedule: 'scheduled', prepare: 'preparing', search: 'pending', cancel: 'cancelled' },
  scheduled: { prepare: 'preparing', search: 'pending', cancel: 'cancelled' },
  preparing: { search: 'pending', cancel: 'cancelled' },
  pending: { schedule: 'scheduled', accept: 'accepted', cancel: 'cancelled' },
  accepted: {
    arrive_at_pickup: 'arrived_pickup_location',
    release: 'pending',
    cancel: 'cancelled',
  },
  arrived_pickup_location: { collect: 'collected', release: 'pending', cancel: 'cancelled' },
  collected: { finish_stops_and_return: 'delivered', complete: 'completed', cancel: 'cancelled' },
  delivered: { complete: 'completed', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
};

export function nextStatus(status: OrderStatus, command: OrderCommand): OrderStatus | null {
  return TRANSITIONS[status][command] ?? null;
}

export function isEnded(status: OrderStatus): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}

/** Accepted and not ended: the order has a courier. */
export const IN_PROGRESS: readonly OrderStatus[] = [
  'accepted',
  'arrived_pickup_location',
  'collected',
  'delivered',
];

export function isInProgress(status: OrderStatus): boolean {
  return IN_PROGRESS.includes(status);
}

/** No courier has accepted yet: an integrator may still cancel without charge. */
export function isBeforeAcceptance(status: OrderStatus): boolean {
  return ['waiting', 'scheduled', 'preparing', 'pending'].includes(status);
}

export const CANCEL_REASONS = [
  'merchant_request',
  'consumer_request',
  'operator',
  'not_served',
  'payment_expired',
  'no_show',
  'problem_at_merchant',
  'acceptance_too_slow',
  'wrong_order_or_pickup',
  'problem_resolution',
  'other',
] as const;

export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The table of the README, printed from the code so that the two cannot differ. */
export function transitionTable(): string {
  const rows = ORDER_STATUSES.map((from) => {
    const moves = Object.entries(TRANSITIONS[from]).map(([command, to]) => `${command} → \`${to}\``);
    return `| \`${from}\` | ${moves.join(' · ') || 'end'} |`;
  });
  return ['| status | commands |', '|---|---|', ...rows].join('\n');
}

/** A command of an operator, to one order or many. */
export type HandCommand =
  | { readonly name: 'assign'; readonly courierId: number }
  | { readonly name: 'search_again' }
  | { readonly name: 'release'; readonly reason: string | null }
  | { readonly name: 'ready' }
  | { readonly name: 'complete' }
  | { readonly name: 'ungroup' }
  | { readonly name: 'confirm_payment' }
  | {
      readonly name: 'cancel';
      readonly reason: CancelReason;
      readonly note: string | null;
      /** Collected goods return to the pickup first. */
      readonly returnToPickup: boolean;
    };
