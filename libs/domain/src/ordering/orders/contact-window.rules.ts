import type { OrderRecord } from './order.entity.js';
import { endedAt } from './order.rules.js';
import type { Stop } from './order.types.js';

const MINUTE_MS = 60_000;
const CONVERSATION_MINUTES = 60;

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

/** Whether recipient and courier may write to each other, and call: from the acceptance until an hour after the end. */
export function isConversationOpen(
  order: Pick<OrderRecord, 'courierId' | 'finishedAt' | 'cancelledAt'>,
  stop: Pick<Stop, 'finishedAt'>,
  now: Date,
): boolean {
  return order.courierId !== null && isContactShown(order, stop, CONVERSATION_MINUTES, now);
}
