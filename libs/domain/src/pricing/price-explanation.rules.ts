import { calculatePrice, distanceCharge, type PriceInput, scaled } from './price.calculator.js';
import { periodAt } from './tariff-hours.rules.js';
import type { TariffTerms } from './tariff-terms.types.js';

export const PRICE_LINE_KINDS = [
  'base',
  'distance',
  'stops',
  'return',
  'minimum',
  'period',
  'surge',
] as const;
type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** One reason of a price and what it adds. The lines of a price add up to its total. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly cents: number;
  /** Of a distance or a return: the metres that are charged. */
  readonly metres: number | null;
  /** Of a distance: the end of its band; null: it has none. */
  readonly upToM: number | null;
  /** Of a distance or a return. */
  readonly centsPerKm: number | null;
  /** Stops after the first, and what each costs. */
  readonly stops: number | null;
  readonly centsPerStop: number | null;
  /** Of a period or a surge, in basis points. */
  readonly factorBp: number | null;
  /** Of a period: its name in the tariff. */
  readonly name: string | null;
}

const BLANK = {
  metres: null,
  upToM: null,
  centsPerKm: null,
  stops: null,
  centsPerStop: null,
  factorBp: null,
  name: null,
} as const;

/** The price of `calculatePrice`, line by line. What adds nothing is left out, but the base. */
export function explainPrice(input: PriceInput): PriceLine[] {
  const { terms } = input.tariff;
  const price = calculatePrice(input);
  const plain = price.baseCents + price.distanceCents + price.stopsCents + price.returnCents;
  const list = scaled(plain + price.minimumAppliedCents, price.factorBp);
  const period = periodAt(terms.periods, input.moment);
  const lines: PriceLine[] = [
    { ...BLANK, kind: 'base', cents: price.baseCents, metres: terms.includedM },
    ...distanceLines(terms, input.distanceM),
    {
      ...BLANK,
      kind: 'stops',
      cents: price.stopsCents,
      stops: Math.max(0, input.stops - 1),
      centsPerStop: terms.extraStopCents,
    },
    {
      ...BLANK,
      kind: 'return',
      cents: price.returnCents,
      metres: input.returnDistanceM,
      centsPerKm: terms.returnCentsPerKm,
    },
    { ...BLANK, kind: 'minimum', cents: price.minimumAppliedCents },
    {
      ...BLANK,
      kind: 'period',
      cents: list - plain - price.minimumAppliedCents,
      factorBp: price.factorBp,
      name: period?.name ?? null,
    },
    { ...BLANK, kind: 'surge', cents: price.totalCents - list, factorBp: price.surgeBp },
  ];
  return lines.filter(({ kind, cents }) => kind === 'base' || cents !== 0);
}

/** A line a band: each is what it adds to the rounded charge, so that the lines add up to it. */
function distanceLines(terms: TariffTerms, distanceM: number): PriceLine[] {
  let fromM = terms.includedM;
  let charged = 0;
  return terms.bands.flatMap(({ upToM, centsPerKm }) => {
    const toM = upToM === null ? distanceM : Math.min(upToM, distanceM);
    if (toM <= fromM) return [];
    const upToHere = distanceCharge(terms, toM);
    const line: PriceLine = {
      ...BLANK,
      kind: 'distance',
      cents: upToHere - charged,
      metres: toM - fromM,
      upToM,
      centsPerKm,
    };
    [fromM, charged] = [toM, upToHere];
    return [line];
  });
}
