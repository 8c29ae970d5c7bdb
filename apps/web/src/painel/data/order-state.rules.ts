import type { Order } from '../../base/api/client.js';
import type { Tone } from '../../base/ui/status.js';

type OrderState = Order['status'] | 'undelivered' | 'partly';

/** Tones of an order's state: amber waits for somebody, blue for its time; others are with a courier. */
const TONES: Partial<Record<OrderState, Tone>> = {
  waiting: 'amber',
  scheduled: 'blue',
  preparing: 'blue',
  pending: 'amber',
  completed: 'green',
  cancelled: 'plain',
  undelivered: 'red',
  partly: 'red',
};
export const toneOf = (state: OrderState): Tone => TONES[state] ?? 'accent';

/** A completed order says what was not delivered. */
export function stateOfOrder({ status, stops }: Pick<Order, 'status' | 'stops'>): OrderState {
  const failed = stops.filter((stop) => stop.status === 'failed').length;
  if (status !== 'completed' || failed === 0) return status;
  return failed === stops.length ? 'undelivered' : 'partly';
}
