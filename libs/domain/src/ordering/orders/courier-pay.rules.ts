import { PRICE_LINE_KINDS, scaled } from '../pricing/index.js';
import type { OrderRecord } from './order.entity.js';

/** Parts of a courier's pay: those of the price, and what an operator or merchant agreed on instead of the tariff. */
export const PAY_LINE_KINDS = [...PRICE_LINE_KINDS, 'agreed'] as const;
type PayLineKind = (typeof PAY_LINE_KINDS)[number];

interface PayLine {
  readonly kind: PayLineKind;
  readonly cents: number;
}

/**
 * Splits a courier's pay into lines by the parts of the order's price. Each line is the courier's share of its part,
 * rounded so that the lines add up to the pay; lines of zero are left out.
 */
export function explainPay(order: Pick<OrderRecord, 'price' | 'totalCents' | 'courierPayCents'>): PayLine[] {
  const { price, totalCents, courierPayCents } = order;
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
