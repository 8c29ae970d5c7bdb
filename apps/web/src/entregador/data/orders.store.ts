import { applied, isEnded } from './act.rules.js';
import type { Order } from './answers.rules.js';
import { observable, useValue } from './observable.store.js';
import { sendable } from './queue.rules.js';
import { acts } from './queue.store.js';

/** The courier's open orders, as the server sent them last. What reads them is loaded beside the first view. */
export const orders = observable<readonly Order[]>([]);
/** Keys of tasks in the sequence that the server said last, or the courier has chosen since. */
export const sequence = observable<readonly string[]>([]);

/** The orders as they will be when every act is sent that does not wait behind a refused one. */
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
