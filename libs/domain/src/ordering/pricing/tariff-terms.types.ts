import { z } from 'zod';

const cents = z.int().min(0).max(100_000_000);
const centsPerKm = z.int().min(0).max(1_000_000);
/** 10 000 is the plain price, 12 000 is 20 % on top, 50 000 five times the price. */
const factorBp = z.int().min(1).max(50_000);
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day (HH:MM)');

/** A price per km that holds up to a distance from the pickup; the last band has no end. */
const band = z.strictObject({ upToM: z.int().min(1).max(1_000_000).nullable(), centsPerKm });

/**
 * Hours of the week that cost more (night, weekend), in the hub's local time. A period whose end is not after its
 * beginning runs into the next day; `days` are the days it begins on, 0 is Sunday.
 */
const period = z.strictObject({
  name: z.string().trim().min(1).max(50),
  days: z.array(z.int().min(0).max(6)).min(1).max(7),
  from: wallTime,
  to: wallTime,
  factorBp,
});

/** The terms of a price, and of what is promised for it. Money in cents, distances in metres. */
export const tariffTermsSchema = z.strictObject({
  /** Price that covers the first stop and `includedM` metres. */
  baseCents: cents,
  includedM: z.int().min(0).max(1_000_000).default(0),
  bands: z.array(band).min(1).max(20).refine(ascending, 'must reach ever further, the last one without end'),
  /** For each stop after the first. */
  extraStopCents: cents.default(0),
  returnCentsPerKm: centsPerKm.default(0),
  minimumCents: cents.default(0),
  periods: z.array(period).max(20).default([]),
  /** Minutes from order to delivery; null or absent: the hub's settings decide. */
  promiseMinutes: z.int().min(5).max(720).nullable().exactOptional(),
});

export type TariffTerms = z.output<typeof tariffTermsSchema>;
export type DistanceBand = z.output<typeof band>;
export type TariffPeriod = z.output<typeof period>;

function ascending(bands: readonly z.output<typeof band>[]): boolean {
  return bands.every((current, i) => {
    const next = bands[i + 1];
    if (next === undefined) return current.upToM === null;
    return current.upToM !== null && (next.upToM === null || next.upToM > current.upToM);
  });
}
