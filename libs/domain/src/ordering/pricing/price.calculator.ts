import { z } from 'zod';
import { MAX_CENTS } from '../../base/index.js';
import { factorAt, type LocalMoment, PLAIN_BP, type TariffTerms } from './tariff.entity.js';

/** The parts of a price, kept with the order so that it can be explained later. */
export const priceBreakdownSchema = z.strictObject({
  baseCents: z.int(),
  distanceCents: z.int(),
  stopsCents: z.int(),
  returnCents: z.int(),
  /** Night or weekend factor, in basis points (10 000 = none). */
  factorBp: z.int(),
  surgeBp: z.int(),
  /** Cents added to reach the minimum, before the factors. */
  minimumAppliedCents: z.int(),
  totalCents: z.int(),
  pricingList: z.enum(['NORMAL', 'DYNAMIC']),
  tariffName: z.string(),
});
type PriceBreakdown = z.output<typeof priceBreakdownSchema>;

export interface PriceInput {
  readonly tariff: { readonly name: string; readonly terms: TariffTerms };
  readonly surgeBp: number;
  /** Pickup to last stop, in whole metres. */
  readonly distanceM: number;
  /** Last stop back to the pickup; 0 without return. */
  readonly returnDistanceM: number;
  readonly stops: number;
  readonly moment: LocalMoment;
}

/**
 * The price of a ride, in whole cents and without floating point.
 *
 * total = max(base + distance + stops + return, minimum) × factor × surge
 *
 * Distance and return are rounded to the cent once each (half up), then once after each factor. The minimum
 * is taken before the factors, so today's dynamic percent over the list price is exactly the surge. A longer
 * way or one stop more never makes it cheaper, and no price exceeds what the ledger carries in one movement.
 */
export function calculatePrice(input: PriceInput): PriceBreakdown {
  const { terms, name } = input.tariff;
  const baseCents = terms.baseCents;
  const distanceCents = distanceCharge(terms, input.distanceM);
  const stopsCents = Math.max(0, input.stops - 1) * terms.extraStopCents;
  const returnCents = perKm(input.returnDistanceM * terms.returnCentsPerKm);
  const plainCents = baseCents + distanceCents + stopsCents + returnCents;
  const minimumAppliedCents = Math.max(0, terms.minimumCents - plainCents);
  const factorBp = factorAt(terms.periods, input.moment);
  const listCents = scaled(plainCents + minimumAppliedCents, factorBp);
  return {
    baseCents,
    distanceCents,
    stopsCents,
    returnCents,
    factorBp,
    surgeBp: input.surgeBp,
    minimumAppliedCents,
    totalCents: Math.min(MAX_CENTS, scaled(listCents, input.surgeBp)),
    pricingList: input.surgeBp === PLAIN_BP ? 'NORMAL' : 'DYNAMIC',
    tariffName: name,
  };
}

/** Each metre beyond the included ones costs what its own band says, like brackets of a tax. */
export function distanceCharge(terms: TariffTerms, distanceM: number): number {
  let milliCents = 0;
  let reachedM = terms.includedM;
  for (const { upToM, centsPerKm } of terms.bands) {
    const endM = Math.min(upToM ?? distanceM, distanceM);
    if (endM <= reachedM) continue;
    milliCents += (endM - reachedM) * centsPerKm;
    reachedM = endM;
  }
  return perKm(milliCents);
}

/** Metres times cents per km are thousandths of a cent. */
function perKm(milliCents: number): number {
  const rest = milliCents % 1_000;
  return (milliCents - rest) / 1_000 + (rest >= 500 ? 1 : 0);
}

/** Half up; in BigInt, because an amount times basis points may leave the exact integers of a number. */
export function scaled(amount: number, basisPoints: number): number {
  if (basisPoints === PLAIN_BP) return amount;
  return Number((BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n);
}
