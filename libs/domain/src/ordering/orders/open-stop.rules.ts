import { DomainError } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { Stop } from './order.types.js';

/** @throws stop_not_found */
export function stopOf(change: OrderChange, ordinal: number): Stop {
  const stop = change.order.stop(ordinal);
  if (!stop) throw new DomainError('stop_not_found');
  return stop;
}

/** The stop that the courier is to end. @throws stop_not_found · transition_refused */
export function openStop(change: OrderChange, ordinal: number, command: string): Stop {
  const stop = stopOf(change, ordinal);
  if (change.order.status !== 'collected' || stop.status !== 'pending') {
    throw new DomainError('transition_refused', { command, status: change.order.status, stop: stop.status });
  }
  return stop;
}
