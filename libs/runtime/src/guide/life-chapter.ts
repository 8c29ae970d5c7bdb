import { ORDER_STATUSES, TRANSITIONS, type OrderEventType, type OrderStatus } from '#domain';
import { same, type Rows, type Told } from './guide.js';
import { WORDS } from './words.js';

/** What each status means. */
export const STATUS_MEANINGS = WORDS.statuses satisfies Record<OrderStatus, Told>;

/** What happens to an order when, or while, it has a status. */
const HAPPENINGS = {
  waiting: ['order.created', 'order.payment_awaited'],
  scheduled: ['order.payment_confirmed', 'order.scheduled'],
  preparing: ['order.preparing'],
  pending: ['order.searching', 'order.released'],
  accepted: ['order.accepted', 'order.courier_changed'],
  arrived_pickup_location: ['order.arrived_at_pickup'],
  collected: ['order.collected', 'order.arrived_at_stop', 'order.stop_delivered', 'order.stop_failed'],
  delivered: ['order.delivered', 'order.returning', 'order.returned'],
  completed: ['order.completed'],
  cancelled: ['order.cancelled'],
} as const satisfies Record<OrderStatus, readonly OrderEventType[]>;

interface Words {
  /** What the protocol calls a status. */
  readonly nameOf: (status: OrderStatus) => string;
  /** The messages that tell of what happened. */
  readonly eventsOf: (happened: OrderEventType) => readonly (string | null)[];
}

/** Every status with its meaning, the messages that tell of it and the statuses that may follow: the core's own table. */
export function statusRows({ nameOf, eventsOf }: Words): Rows {
  return {
    rows: ORDER_STATUSES.map((status) => [
      inCode([nameOf(status)]),
      STATUS_MEANINGS[status],
      inCode(HAPPENINGS[status].flatMap(eventsOf)),
      inCode(Object.values(TRANSITIONS[status]).map(nameOf)),
    ]),
  };
}

function inCode(words: readonly (string | null)[]): Told {
  const known = new Set(words.filter((word) => word !== null));
  return same([...known].map((word) => `\`${word}\``).join(', ') || '—');
}
