import fc from 'fast-check';
import { FAULTS, type FaultRules, hubSettingsSchema } from '../../company/index.js';
import { type Cents, cents } from '../../base/index.js';
import type { OrderRecord, Stop } from '../../ordering/index.js';
import { faultBasis, faultLines, missingLines } from './fault-amounts.calculator.js';

const stops = (many: number) => Array.from({ length: many }, (_, n) => ({ ordinal: n + 1 }) as Stop);
const order = (facts: Partial<OrderRecord> = {}) =>
  ({
    stops: stops(1),
    price: { returnCents: 0 } as OrderRecord['price'],
    totalCents: cents(1_200),
    paymentMethod: 'invoiced',
    paymentStatus: null,
    charge: null,
    needsReturn: true,
    returnDistanceM: 4_000,
    courierId: 7,
    courierPayCents: cents(900),
    payTerms: null,
    goodsValueCents: cents(5_000),
    ...facts,
  }) as OrderRecord;
const rulesOf = (faults: Partial<Record<keyof FaultRules, Partial<FaultRules['shop']>>>) =>
  hubSettingsSchema.parse({ faults }).faults;

describe('the lines of a fault', () => {
  it('are none by the rules of a new hub, whoever is at fault', () => {
    for (const fault of FAULTS) expect(faultLines(rulesOf({}), fault, faultBasis(order(), 1))).toEqual([]);
  });

  it('follow from the rules, one from each', () => {
    const rules = rulesOf({
      courier: {
        feeRefundBp: 10_000,
        returnCentsPerKm: 100,
        courierPayBp: 0,
        goodsShopBp: 10_000,
        goodsCourierBp: 5_000,
        goodsLimitCents: 3_000,
      },
    });
    expect(faultLines(rules, 'courier', faultBasis(order(), 1))).toEqual([
      { holder: 'courier', kind: 'fault_pay', cents: -900 },
      { holder: 'shop', kind: 'fault_fee', cents: 1_200 },
      { holder: 'shop', kind: 'fault_return', cents: -400 },
      { holder: 'courier', kind: 'fault_goods', cents: -1_500 },
      { holder: 'shop', kind: 'fault_goods', cents: 3_000 },
    ]);
    expect(faultLines(rules, 'shop', faultBasis(order(), 1))).toEqual([]);
  });

  it('take a way back from the fee where the price has it, and charge none besides', () => {
    const priced = order({ price: { returnCents: 300 } as OrderRecord['price'] });
    expect(faultBasis(priced, 1)).toMatchObject({ feeCents: 900, returnCents: 300, returnM: 0 });
  });

  it('leave tips, and what was not paid through the hub', () => {
    const tipped = order({ payTerms: { tipCents: cents(200) } as OrderRecord['payTerms'] });
    expect(faultBasis(tipped, 1).payCents).toBe(700);
    expect(faultBasis(order({ paymentMethod: 'on_delivery' }), 1)).toMatchObject({
      feeCents: 0,
      returnCents: 0,
    });
    expect(faultBasis(order({ paymentMethod: 'online' }), 1).feeCents).toBe(0);
    expect(faultBasis(order({ paymentMethod: 'online', paymentStatus: 'paid' }), 1).feeCents).toBe(1_200);
  });

  const amount = fc.integer({ min: 0, max: 100_000 }).map((whole): Cents => cents(whole));

  it('are divided between the stops without a cent lost', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 1, max: 9 }), (total, pay, goods, many) => {
        const whole = order({
          stops: stops(many),
          totalCents: total,
          courierPayCents: pay,
          goodsValueCents: goods,
        });
        const parts = whole.stops.map(({ ordinal }) => faultBasis(whole, ordinal));
        const sum = (of: (one: (typeof parts)[number]) => number) =>
          parts.reduce((all, one) => all + of(one), 0);
        expect([
          sum((one) => one.feeCents),
          sum((one) => one.payCents),
          sum((one) => one.goodsCents),
        ]).toEqual([total, pay, goods]);
      }),
    );
  });
});

describe('the missing lines of a fault', () => {
  it('are the difference, with the goods last', () => {
    const wanted = [
      { holder: 'shop', kind: 'fault_goods', cents: 500 },
      { holder: 'shop', kind: 'fault_fee', cents: 300 },
    ] as const;
    const moved = [
      { holder: 'shop', kind: 'fault_fee', cents: 300 },
      { holder: 'courier', kind: 'fault_pay', cents: -200 },
    ] as const;
    expect(missingLines(wanted, moved)).toEqual([
      { holder: 'courier', kind: 'fault_pay', cents: 200 },
      { holder: 'shop', kind: 'fault_goods', cents: 500 },
    ]);
    expect(missingLines(wanted, wanted)).toEqual([]);
  });
});
