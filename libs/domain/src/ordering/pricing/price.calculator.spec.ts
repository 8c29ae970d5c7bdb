import fc from 'fast-check';
import { MAX_CENTS } from '../../base/index.js';
import { calculatePrice, type PriceInput } from './price.calculator.js';
import { type TariffTerms, tariffTermsSchema } from './tariff.entity.js';

const MONDAY_NOON = { weekday: 1, minuteOfDay: 720 };

function price(terms: Partial<TariffTerms>, input: Partial<PriceInput> = {}) {
  const plain = { baseCents: 0, bands: [{ upToM: null, centsPerKm: 0 }] };
  return calculatePrice({
    tariff: { name: 'Padrão', terms: tariffTermsSchema.parse({ ...plain, ...terms }) },
    surgeBp: 10_000,
    distanceM: 0,
    returnDistanceM: 0,
    stops: 1,
    moment: MONDAY_NOON,
    ...input,
  });
}

describe('calculatePrice', () => {
  it('adds base, distance beyond the included metres, further stops and the return', () => {
    const terms = {
      baseCents: 750,
      includedM: 2_000,
      bands: [{ upToM: null, centsPerKm: 180 }],
      extraStopCents: 300,
      returnCentsPerKm: 120,
    };
    expect(price(terms, { distanceM: 5_500, stops: 3, returnDistanceM: 2_500 })).toEqual({
      baseCents: 750,
      distanceCents: 630,
      stopsCents: 600,
      returnCents: 300,
      factorBp: 10_000,
      surgeBp: 10_000,
      minimumAppliedCents: 0,
      totalCents: 2_280,
      pricingList: 'NORMAL',
      tariffName: 'Padrão',
    });
  });

  it('charges nothing for the included metres, and the first metre after them', () => {
    const terms = { includedM: 2_000, bands: [{ upToM: null, centsPerKm: 1_000 }] };
    expect(price(terms, { distanceM: 2_000 }).distanceCents).toBe(0);
    expect(price(terms, { distanceM: 2_001 }).distanceCents).toBe(1);
  });

  it('prices each metre by its own band', () => {
    const bands = [
      { upToM: 5_000, centsPerKm: 200 },
      { upToM: 10_000, centsPerKm: 150 },
      { upToM: null, centsPerKm: 100 },
    ];
    expect(price({ bands }, { distanceM: 12_000 }).distanceCents).toBe(1_000 + 750 + 200);
    expect(price({ bands, includedM: 6_000 }, { distanceM: 12_000 }).distanceCents).toBe(600 + 200);
  });

  it('rounds distance half up, once', () => {
    const bands = [{ upToM: null, centsPerKm: 1 }];
    expect(price({ bands }, { distanceM: 499 }).distanceCents).toBe(0);
    expect(price({ bands }, { distanceM: 500 }).distanceCents).toBe(1);
  });

  it('lifts to the minimum before the factors', () => {
    const night = { name: 'Noturno', days: [1], from: '11:00', to: '13:00', factorBp: 12_000 };
    const found = price({ baseCents: 300, minimumCents: 1_000, periods: [night] }, { surgeBp: 15_000 });
    expect(found).toMatchObject({ minimumAppliedCents: 700, factorBp: 12_000, totalCents: 1_800 });
    expect(found.pricingList).toBe('DYNAMIC');
  });

  it('rounds factors half up', () => {
    expect(price({ baseCents: 1 }, { surgeBp: 14_999 }).totalCents).toBe(1);
    expect(price({ baseCents: 1 }, { surgeBp: 15_000 }).totalCents).toBe(2);
  });

  it('never exceeds what the ledger carries', () => {
    const bands = [{ upToM: null, centsPerKm: 1_000_000 }];
    const input = { distanceM: 26_000_000, stops: 1_000, surgeBp: 1_000_000 };
    expect(price({ baseCents: 100_000_000, bands, extraStopCents: 100_000_000 }, input).totalCents).toBe(
      MAX_CENTS,
    );
  });

  const bandsOf = fc
    .tuple(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 2_000 })), {
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 2_000 }),
    )
    .map(([steps, last]) => {
      let upToM = 0;
      const inner = steps.map(([length, centsPerKm]) => ({ upToM: (upToM += length), centsPerKm }));
      return [...inner, { upToM: null, centsPerKm: last }];
    });
  const termsOf = fc.record({
    baseCents: fc.nat(5_000),
    includedM: fc.nat(10_000),
    bands: bandsOf,
    extraStopCents: fc.nat(1_000),
    returnCentsPerKm: fc.nat(1_000),
    minimumCents: fc.nat(5_000),
  });
  const inputOf = fc.record({
    distanceM: fc.nat(50_000),
    returnDistanceM: fc.nat(50_000),
    stops: fc.nat(50),
    surgeBp: fc.integer({ min: 0, max: 50_000 }),
  });

  it('is a whole, never negative number of cents, and its parts add up', () => {
    fc.assert(
      fc.property(termsOf, inputOf, (terms, input) => {
        const found = price(terms, { ...input, surgeBp: 10_000 });
        const parts = found.baseCents + found.distanceCents + found.stopsCents + found.returnCents;
        expect(found.totalCents).toBe(parts + found.minimumAppliedCents);
        expect(found.totalCents).toBeGreaterThanOrEqual(terms.minimumCents);
        for (const part of [
          found.distanceCents,
          found.stopsCents,
          found.returnCents,
          found.minimumAppliedCents,
        ]) {
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        }
      }),
    );
  });

  it('never falls when the way, the way back, the stops or the surge grow', () => {
    fc.assert(
      fc.property(termsOf, inputOf, inputOf, (terms, a, growth) => {
        const b = {
          distanceM: a.distanceM + growth.distanceM,
          returnDistanceM: a.returnDistanceM + growth.returnDistanceM,
          stops: a.stops + growth.stops,
          surgeBp: a.surgeBp + growth.surgeBp,
        };
        expect(price(terms, b).totalCents).toBeGreaterThanOrEqual(price(terms, a).totalCents);
      }),
    );
  });

  it('agrees with exact arithmetic on the distance', () => {
    fc.assert(
      fc.property(termsOf, fc.nat(80_000), (terms, distanceM) => {
        let thousandths = 0n;
        for (let metre = terms.includedM + 1, i = 0; metre <= distanceM; metre += 1) {
          while (metre > (terms.bands[i]?.upToM ?? Infinity)) i += 1;
          thousandths += BigInt(terms.bands[i]?.centsPerKm ?? 0);
        }
        expect(BigInt(price(terms, { distanceM }).distanceCents)).toBe((thousandths + 500n) / 1_000n);
      }),
      { numRuns: 30 },
    );
  });
});

describe('tariff terms', () => {
  const check = (terms: object) =>
    tariffTermsSchema.safeParse({ baseCents: 1, bands: [{ upToM: null, centsPerKm: 1 }], ...terms }).success;

  it.each([
    ['plain', {}, true],
    [
      'bands that do not reach further',
      {
        bands: [
          { upToM: 5, centsPerKm: 1 },
          { upToM: 5, centsPerKm: 1 },
          { upToM: null, centsPerKm: 1 },
        ],
      },
      false,
    ],
    ['bands with an end', { bands: [{ upToM: 5, centsPerKm: 1 }] }, false],
    ['no bands', { bands: [] }, false],
    ['negative money', { baseCents: -1 }, false],
    ['half a cent', { baseCents: 0.5 }, false],
    [
      'an hour that does not exist',
      { periods: [{ name: 'x', days: [0], from: '24:00', to: '01:00', factorBp: 1 }] },
      false,
    ],
  ])('%s: %p → %p', (_name, terms, ok) => {
    expect(check(terms)).toBe(ok);
  });
});
