import { cents } from '../../base/index.js';
import { explainPay } from './courier-pay.rules.js';
import type { OrderPrice } from './order.types.js';

const PRICE: OrderPrice = {
  baseCents: 500,
  distanceCents: 333,
  stopsCents: 200,
  returnCents: 0,
  factorBp: 12_000,
  surgeBp: 11_000,
  minimumAppliedCents: 0,
  totalCents: 1_364,
  pricingList: 'DYNAMIC',
  tariffName: 'Moto',
};
const explained = (total: number, pay: number, price: Partial<OrderPrice> = {}) =>
  explainPay({
    price: { ...PRICE, ...price },
    totalCents: cents(total),
    courierPayCents: cents(pay),
    payTerms: null,
    distanceM: 0,
    returnDistanceM: 0,
    needsReturn: false,
    stops: [],
    arrivedPickupAt: null,
    collectedAt: null,
    cancelledAt: null,
  });

describe('the lines of a courier’s pay', () => {
  it('are the courier’s share of each part of the price', () => {
    expect(explained(1_364, 1_091)).toEqual([
      { kind: 'base', cents: 400 },
      { kind: 'distance', cents: 266 },
      { kind: 'stops', cents: 160 },
      { kind: 'period', cents: 166 },
      { kind: 'surge', cents: 99 },
    ]);
  });

  it.each([1, 2, 7, 399, 1_000, 1_363, 1_364])('add up to a pay of %i cents', (pay) => {
    const sum = explained(1_364, pay).reduce((all, line) => all + line.cents, 0);
    expect(sum).toBe(pay);
  });

  it('say what was agreed on instead of the tariff, also when it is less', () => {
    expect(explained(2_000, 2_000).at(-1)).toEqual({ kind: 'agreed', cents: 636 });
    expect(explained(1_000, 1_000).at(-1)).toEqual({ kind: 'agreed', cents: -364 });
  });

  it('are none of an order without a price', () => {
    const free = { baseCents: 0, distanceCents: 0, stopsCents: 0, totalCents: 0 };
    expect(explained(0, 0, free)).toEqual([]);
  });
});
