import type { Fault, FaultRules, FaultTerms } from '../../company/index.js';
import type { FaultKind } from '../../ledger/index.js';
import type { OrderRecord } from '../../ordering/index.js';
import { cents, share } from '../../base/index.js';

/** Holder of the wallet that a line moves; the company is on the other side. */
export type FaultHolder = 'shop' | 'courier';

/** Amounts that the rules of one stop are applied to, stored with the fault as they were then. */
export interface FaultBasis {
  /** The stop's part of the fee without the way back, as far as the shop pays it through the hub. */
  readonly feeCents: number;
  /** Part of the price for the way back. */
  readonly returnCents: number;
  /** Metres of a way back that the price does not have. */
  readonly returnM: number;
  /** The courier's pay without tips. */
  readonly payCents: number;
  readonly goodsCents: number;
}

export interface FaultLine {
  readonly holder: FaultHolder;
  readonly kind: FaultKind;
  /** Below zero: the holder pays. */
  readonly cents: number;
}

/** Amounts of one stop; those of all stops add up to the whole. */
export function faultBasis(order: OrderRecord, ordinal: number): FaultBasis {
  const { price, needsReturn, courierId, courierPayCents, payTerms, goodsValueCents } = order;
  const paid = paidByShop(order);
  const priced = Math.min(paid, price.returnCents);
  const part = (whole: number) => partOf(whole, order, ordinal);
  return {
    feeCents: part(paid - priced),
    returnCents: part(priced),
    returnM: part(needsReturn && price.returnCents === 0 ? order.returnDistanceM : 0),
    payCents: part(courierId === null ? 0 : Math.max(0, courierPayCents - (payTerms?.tipCents ?? 0))),
    goodsCents: part(goodsValueCents ?? 0),
  };
}

/** What the shop paid through the hub and can get back: nothing of payments at the door or to others. */
function paidByShop({ paymentMethod, paymentStatus, charge, totalCents }: OrderRecord): number {
  if (paymentMethod === 'wallet' || paymentMethod === 'invoiced') return totalCents;
  return paymentMethod === 'online' && paymentStatus === 'paid' ? (charge?.paidCents ?? totalCents) : 0;
}

/** An equal part for each stop; the first stops get the remainder. */
function partOf(whole: number, { stops }: OrderRecord, ordinal: number): number {
  const at = stops.findIndex((stop) => stop.ordinal === ordinal);
  const equalPart = Math.floor(whole / stops.length);
  return equalPart + (at < whole - equalPart * stops.length ? 1 : 0);
}

/** What each party gets or pays, without zeros. Goods last: their accounts are locked after all wallets. */
export function faultLines(rules: FaultRules, fault: Fault, basis: FaultBasis): FaultLine[] {
  const terms = rules[fault];
  const goods = cents(Math.min(basis.goodsCents, terms.goodsLimitCents));
  const keptCents = share(cents(basis.payCents), terms.courierPayBp);
  const lines: FaultLine[] = [
    { holder: 'courier', kind: 'fault_pay', cents: keptCents - basis.payCents },
    { holder: 'shop', kind: 'fault_fee', cents: share(cents(basis.feeCents), terms.feeRefundBp) },
    { holder: 'shop', kind: 'fault_return', cents: returnLineCents(terms, basis) },
    { holder: 'courier', kind: 'fault_goods', cents: 0 - share(goods, terms.goodsCourierBp) },
    { holder: 'shop', kind: 'fault_goods', cents: share(goods, terms.goodsShopBp) },
  ];
  return lines.filter((line) => line.cents !== 0);
}

function returnLineCents({ returnRefundBp, returnCentsPerKm }: FaultTerms, basis: FaultBasis): number {
  const charged = Math.round((basis.returnM * returnCentsPerKm) / 1_000);
  return share(cents(basis.returnCents), returnRefundBp) - charged;
}

export function missingLines(wanted: readonly FaultLine[], moved: readonly FaultLine[]): FaultLine[] {
  const sums = new Map<string, FaultLine>();
  const add = ({ holder, kind, cents: amount }: FaultLine, sign: 1 | -1) => {
    const key = `${holder} ${kind}`;
    sums.set(key, { holder, kind, cents: (sums.get(key)?.cents ?? 0) + sign * amount });
  };
  for (const line of wanted) add(line, 1);
  for (const line of moved) add(line, -1);
  const open = [...sums.values()].filter((line) => line.cents !== 0);
  return open.sort((a, b) => rank(a) - rank(b));
}

function rank({ holder, kind }: FaultLine): number {
  return (kind === 'fault_goods' ? 2 : 0) + (holder === 'shop' ? 1 : 0);
}
