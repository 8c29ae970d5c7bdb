import type { Order } from '../../base/api/client.js';
import type { Tone } from '../../base/ui/status.js';

type OrderState = Order['status'] | 'undelivered' | 'partly';

const TONES: Partial<Record<OrderState, Tone>> = {
  completed: 'green',
  cancelled: 'plain',
  undelivered: 'red',
  partly: 'red',
};
export const toneOf = (state: OrderState): Tone => TONES[state] ?? 'accent';

/** A completed order says what was not delivered. */
export function stateOf(
  status: Order['status'],
  { stops, failed }: { readonly stops: number; readonly failed: number },
): OrderState {
  if (status !== 'completed' || failed === 0) return status;
  return failed === stops ? 'undelivered' : 'partly';
}

export function stateOfOrder({ status, stops }: Pick<Order, 'status' | 'stops'>): OrderState {
  const failed = stops.filter((stop) => stop.status === 'failed').length;
  return stateOf(status, { stops: stops.length, failed });
}
