import { applied, isEnded } from './act.rules.js';
import type { Order } from './answers.rules.js';
import { useValue } from '../../base/observable.js';
import { sendable } from './queue.rules.js';
import { acts, orders } from './queue.store.js';

/** The orders as they will be when all acts are sent, except those behind a refused one. */
export function useOrders(): readonly Order[] {
  const list = useValue(orders);
  const waiting = useValue(acts);
  const counted = sendable(waiting);
  return list.flatMap((order) => {
    const shown = applied(
      order,
      counted.filter(({ orderId }) => orderId === order.id),
    );
    return shown && !isEnded(shown) ? [shown] : [];
  });
}
