import type { Cents } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';

const MINUTE_MS = 60_000;

/** Until when something is not late; null: the hub charges no lateness. */
export function limitAfter(from: Date, minutes: number | undefined): Date | null {
  return minutes === undefined ? null : new Date(from.getTime() + minutes * MINUTE_MS);
}

/** What the order is charged for lateness, with this one. */
export function lateCharge(change: OrderChange, limitAt: Date | null, chargeCents = 0): Cents {
  const late = limitAt !== null && change.actAt > limitAt;
  return (change.order.lateChargeCents + (late ? chargeCents : 0)) as Cents;
}
