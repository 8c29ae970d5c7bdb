import type { Order } from './order.entity.js';
import { isEnded } from './order-status.rules.js';
import type { Stop } from './stop.types.js';
import type { RefusableAct, RefusalCause, RefusedAct } from './refused-act.types.js';

type Refusing = Pick<Order, 'courierId' | 'status' | 'arrivedPickupAt' | 'collectedAt' | 'stops'>;

/** Null: the refusal has another cause, or the order shows already what the act wanted. */
export function causeOf(order: Refusing, courierId: number, act: RefusedAct): RefusalCause | null {
  if (order.courierId !== courierId) return 'taken';
  const at = order.stops.find(({ ordinal }) => ordinal === act.stop);
  if (!isEnded(order.status) || HOLDS[act.act](order, at)) return null;
  return order.status === 'cancelled' ? 'cancelled' : 'completed';
}

/** The order shows already what the act wanted; `at`: its stop. */
const HOLDS: Readonly<Record<RefusableAct, (order: Refusing, at?: Stop) => boolean>> = {
  arrive_pickup: ({ arrivedPickupAt }) => arrivedPickupAt !== null,
  collect: ({ collectedAt }) => collectedAt !== null,
  arrive_stop: (_, at) => typeof at?.arrivedAt === 'string',
  deliver: (_, at) => at?.status === 'delivered',
  fail: (_, at) => at?.status === 'failed',
  return: ({ status }) => status === 'completed',
};

/** Whether the goods are with the courier of these acts: collected, not all delivered, not brought back. */
export function holdsGoods({ stops }: Pick<Order, 'stops'>, acts: readonly RefusedAct[]): boolean {
  const did = (act: RefusableAct, stop: number | null) =>
    acts.some((one) => one.act === act && one.stop === stop);
  const collected = acts.some(({ act }) => act !== 'arrive_pickup');
  const left = stops.some(({ ordinal, status }) => status !== 'delivered' && !did('deliver', ordinal));
  return collected && left && !did('return', null);
}
