import type { Hub } from '../../company/index.js';
import { type Cents, cents } from '../../base/index.js';
import { comesBack } from './fallback.rules.js';
import type { OrderChange } from './order-change.rules.js';
import type { OrderRecord } from './order.entity.js';
import { plainTerms, returnRide } from './order-pay.calculator.js';
import type { PayTerms } from './order.types.js';
import { roadMetresBetween } from './road-metres.rules.js';

type Returning = Pick<
  OrderRecord,
  | 'payTerms'
  | 'courierPayCents'
  | 'needsReturn'
  | 'returnDistanceM'
  | 'distanceM'
  | 'stops'
  | 'pickup'
  | 'arrivedPickupAt'
  | 'collectedAt'
  | 'cancelledAt'
>;

/** The terms of an order whose delivery failed and comes back. */
function returnTerms(order: Returning, { settings }: Pick<Hub, 'settings'>): PayTerms {
  return { ...(order.payTerms ?? plainTerms(order)), returnBp: settings.failedReturnBp };
}

/** The way back of a delivery that failed counts for the pay, where the order did not return anyway. */
export function payReturn(change: OrderChange, hub: Hub): OrderChange {
  if (!change.order.needsReturn) change.set({ payTerms: returnTerms(change.order, hub) });
  return change;
}

/** What the way back would pay if a delivery failed; null: nothing comes back, or the order returns anyway. */
export function failedReturnPay(order: Returning, hub: Pick<Hub, 'settings'>): Cents | null {
  const { needsReturn, stops, pickup } = order;
  const last = stops.at(-1);
  if (needsReturn || !last || !stops.some((stop) => comesBack(stop, hub))) return null;
  const returnDistanceM = roadMetresBetween(last, pickup);
  if (returnDistanceM === null) return null;
  return cents(returnRide({ ...order, needsReturn: true, returnDistanceM }, returnTerms(order, hub)));
}
