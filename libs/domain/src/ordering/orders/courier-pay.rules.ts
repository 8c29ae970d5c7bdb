import { PRICE_LINE_KINDS, scaled } from '../pricing/index.js';
import type { OrderRecord } from './order.entity.js';
import {
  PAY_RULE_LINE_KINDS,
  type Paying,
  payRuleLines,
  plainTerms,
  returnRide,
} from './order-pay.calculator.js';
import type { Hub } from '../../company/index.js';
import { type Cents, cents, type MaybePoint, pointOf, roadMeters } from '../../base/index.js';
import { comesBack } from './fallback.rules.js';
import type { OrderChange } from './order-change.rules.js';
import type { PayTerms } from './order.types.js';

/** Parts of a courier's pay: of the price, agreed instead of the tariff, and what rules and people add. */
export const PAY_LINE_KINDS = [...PRICE_LINE_KINDS, 'agreed', ...PAY_RULE_LINE_KINDS] as const;
type PayLineKind = (typeof PAY_LINE_KINDS)[number];

/** The lines add up to the pay. */
export function explainPay(order: Paying & Pick<OrderRecord, 'price' | 'totalCents'>) {
  const { payTerms } = order;
  if (payTerms === null) return shareLines(order, order.courierPayCents);
  return [...shareLines(order, payTerms.shareCents), ...payRuleLines(order, payTerms)];
}

/** By the parts of the order's price, rounded so that the lines add up; lines of zero are left out. */
function shareLines({ price, totalCents }: Pick<OrderRecord, 'price' | 'totalCents'>, shareCents: number) {
  const plain = price.baseCents + price.distanceCents + price.stopsCents + price.returnCents;
  const listed = plain + price.minimumAppliedCents;
  const timed = scaled(listed, price.factorBp);
  const parts: readonly [PayLineKind, number][] = [
    ['base', price.baseCents],
    ['distance', price.distanceCents],
    ['stops', price.stopsCents],
    ['return', price.returnCents],
    ['minimum', price.minimumAppliedCents],
    ['period', timed - listed],
    ['surge', price.totalCents - timed],
    ['agreed', totalCents - price.totalCents],
  ];
  let [priced, paid] = [0, 0];
  const lines = parts.map(([kind, amount]) => {
    priced += amount;
    const before = paid;
    paid = totalCents === 0 ? 0 : partOf(shareCents, priced, totalCents);
    return { kind, cents: paid - before };
  });
  return lines.filter(({ cents }) => cents !== 0);
}

/** `whole × part ÷ of`, half up; in BigInt, because the product may leave the exact integers of a number. */
function partOf(whole: number, part: number, of: number): number {
  return Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));
}

/** Estimated without a route planner; null: one of the places is not known. */
export function roadMetresBetween(from: MaybePoint, to: MaybePoint): number | null {
  const [start, end] = [pointOf(from), pointOf(to)];
  return start && end && roadMeters(start, end);
}

/** Estimated without a route planner: no outside service is called while the order is locked. */
export function approachMetres({ courierPosition, order: { pickup } }: OrderChange): number | null {
  return courierPosition && roadMetresBetween(courierPosition, pickup);
}

type Returning = Paying & Pick<OrderRecord, 'pickup'>;

function returnTerms(order: Returning, { settings }: Pick<Hub, 'settings'>): PayTerms {
  return { ...(order.payTerms ?? plainTerms(order)), returnBp: settings.failedReturnBp };
}

/** The way back of a delivery that failed counts for the pay, where the order did not return anyway. */
export function payReturn(change: OrderChange, hub: Hub): OrderChange {
  if (!change.order.needsReturn) change.set({ payTerms: returnTerms(change.order, hub) });
  return change;
}

/** What the way back would pay if a delivery failed; null: nothing comes back, or it returns anyway. */
export function failedReturnPay(order: Returning, hub: Pick<Hub, 'settings'>): Cents | null {
  const { needsReturn, stops, pickup } = order;
  const last = stops.at(-1);
  if (needsReturn || !last || !stops.some((stop) => comesBack(stop, hub))) return null;
  const returnDistanceM = roadMetresBetween(last, pickup);
  if (returnDistanceM === null) return null;
  return cents(returnRide({ ...order, needsReturn: true, returnDistanceM }, returnTerms(order, hub)));
}
