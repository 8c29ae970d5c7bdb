import { z } from 'zod';

/**
 * Kinds of people's data with the days for which they are kept: usually, and at most. Of an order from its day on, of a claim from its day,
 * of a courier's documents since the courier works no more or they were replaced. The least leaves time for claims.
 */
const DAYS = {
  names: [730, 1_825],
  phones: [365, 1_825],
  addresses: [730, 1_825],
  proofPhotos: [180, 730],
  signatures: [365, 1_825],
  documentNumbers: [180, 1_825],
  courierPhotos: [180, 730],
  claimPhotos: [180, 730],
} as const;
const LEAST_DAYS = 90;

export type RetainedKind = keyof typeof DAYS;
export const RETAINED_KINDS = Object.keys(DAYS) as readonly RetainedKind[];

const days = (kind: RetainedKind) => z.int().min(LEAST_DAYS).max(DAYS[kind][1]).default(DAYS[kind][0]);

export const retentionSchema = z.strictObject({
  names: days('names'),
  phones: days('phones'),
  addresses: days('addresses'),
  proofPhotos: days('proofPhotos'),
  signatures: days('signatures'),
  documentNumbers: days('documentNumbers'),
  courierPhotos: days('courierPhotos'),
  claimPhotos: days('claimPhotos'),
});

export function usualDays(kind: RetainedKind): number {
  return DAYS[kind][0];
}
