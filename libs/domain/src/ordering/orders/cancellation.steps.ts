import { DomainError } from '../../base/index.js';
import { roadMetresBetween } from './courier-pay.rules.js';
import type { OrderChange } from './order-change.rules.js';
import type { OrderEventData } from './order-event.types.js';
import { settlePay } from './order-pay.calculator.js';
import { type CancelReason, isBeforeAcceptance } from './order-status.rules.js';

export interface CancelInput {
  reason: CancelReason;
  note?: string | null;
  /** Only as long as no courier has accepted (integrators of the hub). */
  onlyBeforeAcceptance?: boolean;
  /** Only as long as its scheduled time has not come (scheduled requests). */
  onlyBeforeDispatch?: boolean;
  /** Collected goods come back to the pickup first; the order ends cancelled after the return. */
  returnToPickup?: boolean;
}

/** @throws order_not_cancellable · schedule_not_waiting */
export function cancel(change: OrderChange, input: CancelInput): void {
  const { order } = change;
  if (input.onlyBeforeDispatch && !isBeforeDispatch(order)) {
    throw new DomainError('schedule_not_waiting', { status: order.status });
  }
  if (order.status === 'cancelled' || order.cancelOnReturn !== null) return;
  if (order.status === 'completed' || (input.onlyBeforeAcceptance && !isBeforeAcceptance(order.status))) {
    throw new DomainError('order_not_cancellable', { status: order.status });
  }
  if (input.returnToPickup && order.collectedAt !== null) cancelOnReturn(change, input);
  else cancelNow(change, input);
}

function cancelOnReturn(change: OrderChange, { reason, note = null }: CancelInput): void {
  const returnAdded = !change.order.needsReturn;
  change.set({ cancelOnReturn: { reason, note, by: change.actor, returnAdded } });
  requireReturn(change);
  if (change.order.status === 'collected') change.record('order.returning', { data: { reason } });
}

/** Withdraws a cancellation: with nothing to bring back the order goes on. Returns facts for the timeline. */
export function withdrawCancellation(change: OrderChange): OrderEventData | null {
  const { cancelOnReturn: pending, allStopsDelivered } = change.order;
  if (pending === null) return null;
  const noReturn = pending.returnAdded === true && allStopsDelivered;
  change.set({ cancelOnReturn: null, ...(noReturn && { needsReturn: false, returnDistanceM: 0 }) });
  return { cancellationWithdrawn: pending.reason };
}

/** The way back is estimated without a route planner: no outside service is called under the order's lock. */
export function requireReturn(change: OrderChange): void {
  const { needsReturn, pickup, stops } = change.order;
  if (needsReturn) return;
  const last = stops.at(-1);
  const returnDistanceM = last ? roadMetresBetween(last, pickup) : null;
  change.set({ needsReturn: true, ...(returnDistanceM !== null && { returnDistanceM }) });
}

/** The scheduled time has not come; false for orders without one. */
function isBeforeDispatch({ status, scheduledFor }: OrderChange['order']): boolean {
  return scheduledFor !== null && (status === 'scheduled' || status === 'waiting');
}

export function cancelNow(change: OrderChange, { reason, note = null }: CancelInput): void {
  change.move('cancel');
  // `OrderEffects` gives the money back.
  const refunded = change.order.paymentStatus === 'paid' && { paymentStatus: 'refunded' as const };
  const cancelled = { cancelledAt: change.now, cancelledBy: change.actor };
  change.set({ ...cancelled, cancelReason: reason, cancelNote: note, ...refunded });
  settlePay(change);
  change.record('order.cancelled', { data: { reason, note } });
}
