import { calculatePrice, distanceCharge, type PriceInput, scaled } from './price.calculator.js';
import { periodAt, type TariffTerms } from './tariff.entity.js';

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

/** Facts of a line; null where its kind has none. */
const BLANK = {
  /** Charged metres of a distance or return. */
  metres: null,
  /** End of a distance's band; null: the band has no end. */
  upToM: null,
  /** Price per km of a distance or return. */
  centsPerKm: null,
  /** Number of stops after the first. */
  stops: null,
  centsPerStop: null,
  /** Factor of a period or surge, in basis points. */
  factorBp: null,
  /** Name of a period in the tariff. */
  name: null,
} as const;

interface PriceLine extends Readonly<Record<Exclude<keyof typeof BLANK, 'name'>, number | null>> {
  readonly kind: PriceLineKind;
  readonly cents: number;
  readonly name: string | null;
}

/** Splits a price into lines that add up to it. Lines of zero are left out, except the base. */
export function explainPrice(input: PriceInput): PriceLine[] {
  const { terms } = input.tariff;
  const price = calculatePrice(input);
  const plain = price.baseCents + price.distanceCents + price.stopsCents + price.returnCents;
  const list = scaled(plain + price.minimumAppliedCents, price.factorBp);
  const period = periodAt(terms.periods, input.moment);
  const lines: PriceLine[] = [
    lineOf('base', price.baseCents, { metres: terms.includedM }),
    ...distanceLines(terms, input.distanceM),
    lineOf('stops', price.stopsCents, {
      stops: Math.max(0, input.stops - 1),
      centsPerStop: terms.extraStopCents,
    }),
    lineOf('return', price.returnCents, {
      metres: input.returnDistanceM,
      centsPerKm: terms.returnCentsPerKm,
    }),
    lineOf('minimum', price.minimumAppliedCents),
    lineOf('period', list - plain - price.minimumAppliedCents, {
      factorBp: price.factorBp,
      name: period?.name ?? null,
    }),
    lineOf('surge', price.totalCents - list, { factorBp: price.surgeBp }),
  ];
  return lines.filter(({ kind, cents }) => kind === 'base' || cents !== 0);
}

function lineOf(kind: PriceLineKind, cents: number, facts: Partial<PriceLine> = {}): PriceLine {
  return { ...BLANK, kind, cents, ...facts };
}

/** One line a band: the amount it adds to the rounded charge, so that the lines add up to the charge. */
function distanceLines(terms: TariffTerms, distanceM: number): PriceLine[] {
  let fromM = terms.includedM;
  let charged = 0;
  return terms.bands.flatMap(({ upToM, centsPerKm }) => {
    const toM = Math.min(upToM ?? distanceM, distanceM);
    if (toM <= fromM) return [];
    const upToHere = distanceCharge(terms, toM);
    const line = lineOf('distance', upToHere - charged, { metres: toM - fromM, upToM, centsPerKm });
    [fromM, charged] = [toM, upToHere];
    return [line];
  });
}
