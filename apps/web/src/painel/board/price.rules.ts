import { numeral } from '../../ground/money.js';

/** Parts of a price, in the order of their computation. */
type PricePart = 'base' | 'distance' | 'stops' | 'back' | 'minimum' | 'period' | 'surge';

interface PriceLine {
  readonly part: PricePart;
  readonly cents: number;
  /** The factor as text, `1,2`; null: the line is an amount. */
  readonly factor: string | null;
}

interface Priced {
  /** The price as the order stores it. */
  readonly price: unknown;
  readonly totalCents: number;
}

const PLAIN_BP = 10_000;

function numberIn(record: Readonly<Record<string, unknown>>, name: string): number {
  const value = record[name];
  return typeof value === 'number' ? value : 0;
}

/** Lines of a price; none when an operator has set the total. */
export function priceLines({ price, totalCents }: Priced): readonly PriceLine[] {
  if (typeof price !== 'object' || price === null) return [];
  const kept = price as Readonly<Record<string, unknown>>;
  if (numberIn(kept, 'totalCents') !== totalCents) return [];
  const amounts = [
    ['base', 'baseCents'],
    ['distance', 'distanceCents'],
    ['stops', 'stopsCents'],
    ['back', 'returnCents'],
    ['minimum', 'minimumAppliedCents'],
  ] as const;
  const factors = [
    ['period', 'factorBp'],
    ['surge', 'surgeBp'],
  ] as const;
  return [
    ...amounts
      .map(([part, name]) => ({ part, cents: numberIn(kept, name), factor: null }))
      .filter(({ cents }) => cents > 0),
    ...factors
      .map(([part, name]) => ({ part, cents: 0, bp: numberIn(kept, name) }))
      .filter(({ bp }) => bp !== 0 && bp !== PLAIN_BP)
      .map(({ part, cents, bp }) => ({ part, cents, factor: numeral(bp / PLAIN_BP) })),
  ];
}

/** Name of the tariff; null: none is stored. */
export function tariffOf(price: unknown): string | null {
  const name = (price as { tariffName?: unknown } | null)?.tariffName;
  return typeof name === 'string' ? name : null;
}
