import fc from 'fast-check';
import { calculatePrice, type PriceInput } from './price.calculator.js';
import { explainPrice } from './price-explanation.rules.js';
import type { TariffTerms } from './tariff.entity.js';

const TERMS: TariffTerms = {
  baseCents: 700,
  includedM: 2_000,
  bands: [
    { upToM: 5_000, centsPerKm: 180 },
    { upToM: null, centsPerKm: 150 },
  ],
  extraStopCents: 250,
  returnCentsPerKm: 90,
  minimumCents: 900,
  periods: [{ name: 'Noturno', days: [1], from: '18:00', to: '06:00', factorBp: 12_000 }],
};

const input = (part: Partial<PriceInput> = {}): PriceInput => ({
  tariff: { name: 'Moto', terms: TERMS },
  surgeBp: 10_000,
  distanceM: 1_500,
  returnDistanceM: 0,
  stops: 1,
  moment: { weekday: 1, minuteOfDay: 12 * 60 },
  ...part,
});

describe('an explained price', () => {
  it('names each reason that adds something', () => {
    const night = { weekday: 1, minuteOfDay: 20 * 60 };
    const lines = explainPrice(
      input({ distanceM: 7_000, stops: 3, returnDistanceM: 6_000, moment: night, surgeBp: 15_000 }),
    );
    expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['base', 700],
      ['distance', 540],
      ['distance', 300],
      ['stops', 500],
      ['return', 540],
      ['period', 516],
      ['surge', 1_548],
    ]);
    expect(lines[1]).toMatchObject({ metres: 3_000, upToM: 5_000, centsPerKm: 180 });
    expect(lines[3]).toMatchObject({ stops: 2, centsPerStop: 250 });
    expect(lines[5]).toMatchObject({ name: 'Noturno', factorBp: 12_000 });
  });

  it('has a line for the minimum', () => {
    expect(explainPrice(input()).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['base', 700],
      ['minimum', 200],
    ]);
  });

  it('adds up to the price, whatever is asked', () => {
    const asked = fc.record({
      distanceM: fc.nat(60_000),
      returnDistanceM: fc.nat(60_000),
      stops: fc.integer({ min: 1, max: 9 }),
      surgeBp: fc.integer({ min: 5_000, max: 30_000 }),
      moment: fc.record({ weekday: fc.integer({ min: 0, max: 6 }), minuteOfDay: fc.nat(1_439) }),
    });
    fc.assert(
      fc.property(asked, (part) => {
        const sum = explainPrice(input(part)).reduce((total, { cents }) => total + cents, 0);
        expect(sum).toBe(calculatePrice(input(part)).totalCents);
      }),
    );
  });
});
