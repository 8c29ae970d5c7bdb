import { ORDER_STATUSES, TRANSITIONS, type OrderEventType, type OrderStatus } from '#domain';
import { same, told, type Rows, type Told } from './guide.js';

/** What each status means. */
export const STATUS_MEANINGS = {
  waiting: told('espera o pagamento on-line', 'waits for its online payment'),
  scheduled: told(
    'a busca de entregador começa na hora marcada',
    'the search for a courier begins at its time',
  ),
  preparing: told('espera a loja dizer que está pronto', 'waits until the shop says that it is ready'),
  pending: told('busca entregador', 'a courier is being searched'),
  accepted: told('um entregador vai à coleta', 'a courier is on the way to the pickup'),
  arrived_pickup_location: told('o entregador está na coleta', 'the courier is at the pickup'),
  collected: told(
    'o entregador tem a mercadoria e vai ao destinatário',
    'the courier has the goods and is on the way to the recipient',
  ),
  delivered: told(
    'entregue; o entregador ainda traz algo de volta à loja',
    'handed over; the courier still brings something back',
  ),
  completed: told('terminou', 'ended'),
  cancelled: told('terminou sem entrega', 'ended without a delivery'),
} as const satisfies Record<OrderStatus, Told>;

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
