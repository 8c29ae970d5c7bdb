import type { Tone } from '../../base/ui/status.js';
import type { Order } from './orders.hook.js';

/** Amber waits for somebody, red was not delivered. */
export function toneOf({ status, stops }: Pick<Order, 'status' | 'stops'>): Tone {
  if (status === 'cancelled' || stops.some((stop) => stop.status === 'failed')) return 'red';
  if (status === 'completed') return 'green';
  if (status === 'waiting' || status === 'pending') return 'amber';
  return status === 'scheduled' || status === 'preparing' ? 'plain' : 'accent';
}

export type Payment = 'wallet' | 'invoiced' | 'online';

/** The preselected payment: the wallet where it covers the price, else the invoice. */
export function bestOf<P extends Payment>(
  payments: readonly P[],
  balance: number,
  price: number,
): P | 'wallet' {
  if (balance >= price && balance > 0) return 'wallet';
  return payments.find((one) => one === 'invoiced') ?? 'wallet';
}
