import type { OrderRecord } from './order.entity.js';
import { endedAt } from './order.rules.js';
import type { Stop } from './order.types.js';

const MINUTE_MS = 60_000;

/**
 * Whether a courier who accepted the order still gets the contact at the stop, or at the pickup without one: until the
 * stop or the order ended, and for the hub's grace after it, for what was forgotten at the door.
 */
export function isContactShown(
  order: Pick<OrderRecord, 'finishedAt' | 'cancelledAt'>,
  stop: Pick<Stop, 'finishedAt'> | null,
  graceMinutes: number,
  now: Date,
): boolean {
  const stopEnd = stop?.finishedAt ?? null;
  const end = stopEnd === null ? endedAt(order) : new Date(stopEnd);
  return end === null || now.getTime() - end.getTime() < graceMinutes * MINUTE_MS;
}
