import { PRICE_LINE_KINDS, scaled } from '../pricing/index.js';
import type { OrderRecord } from './order.entity.js';
import { PAY_RULE_LINE_KINDS, payRuleLines } from './order-pay.calculator.js';

/** Parts of a courier's pay: those of the price, what was agreed on instead of the tariff, and what rules and people add. */
export const PAY_LINE_KINDS = [...PRICE_LINE_KINDS, 'agreed', ...PAY_RULE_LINE_KINDS] as const;
type PayLineKind = (typeof PAY_LINE_KINDS)[number];

interface PayLine {
  readonly kind: PayLineKind;
  readonly cents: number;
}

type Explained = Pick<OrderRecord, 'price' | 'totalCents' | 'courierPayCents' | 'payTerms'> &
  Parameters<typeof payRuleLines>[0];

/** Splits a courier's pay into lines: of the share, and of what rules and people add to it. They add up to the pay. */
export function explainPay(order: Explained): PayLine[] {
  const { payTerms } = order;
  if (payTerms === null) return shareLines(order, order.courierPayCents);
  return [...shareLines(order, payTerms.shareCents), ...payRuleLines(order, payTerms)];
}

/**
 * The share by the parts of the order's price. Each line is the courier's share of its part, rounded so that the lines add
 * up to it; lines of zero are left out.
 */
function shareLines(
  { price, totalCents }: Pick<OrderRecord, 'price' | 'totalCents'>,
  courierPayCents: number,
) {
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
  const lines = parts.map(([kind, amount]): PayLine => {
    priced += amount;
    const before = paid;
    paid = totalCents === 0 ? 0 : partOf(courierPayCents, priced, totalCents);
    return { kind, cents: paid - before };
  });
  return lines.filter(({ cents }) => cents !== 0);
}

/** `whole × part ÷ of`, half up; in BigInt, because the product may leave the exact integers of a number. */
function partOf(whole: number, part: number, of: number): number {
  return Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));
}
