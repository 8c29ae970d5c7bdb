import type { HubSettings } from '../hubs/index.js';
import { type Cents, cents, ZERO } from '../shared/index.js';

export type LatenessSettings = Pick<HubSettings, 'arrival' | 'collection'>;

/** Until when arriving and collecting cost nothing extra; null when the hub does not charge, or it is not known yet. */
export interface PickupLimits {
  readonly arrivalLimitAt: Date | null;
  readonly collectionLimitAt: Date | null;
}

export interface PickupInstants {
  readonly acceptedAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly collectedAt?: Date | null;
}

export interface LatenessCharge {
  /** For arriving at the pickup after the limit. */
  readonly arrivalCents: Cents;
  /** For the merchant handing over after the limit. */
  readonly collectionCents: Cents;
}

const after = (instant: Date | null, minutes: number | undefined): Date | null =>
  instant === null || minutes === undefined ? null : new Date(instant.getTime() + minutes * 60_000);

/** The courier has the tolerance from acceptance to arrive; the merchant has it from the arrival to hand over. */
export function pickupLimits(settings: LatenessSettings, at: PickupInstants): PickupLimits {
  return {
    arrivalLimitAt: after(at.acceptedAt, settings.arrival?.toleranceMinutes),
    collectionLimitAt: after(at.arrivedAt, settings.collection?.toleranceMinutes),
  };
}

/** What being late costs, once per side and however late. On the limit itself is in time. */
export function latenessCharge(
  settings: LatenessSettings,
  limits: PickupLimits,
  actual: Pick<PickupInstants, 'arrivedAt' | 'collectedAt'>,
): LatenessCharge {
  const charge = (limit: Date | null, instant: Date | null | undefined, amount: number | undefined): Cents =>
    limit !== null && instant && instant > limit ? cents(amount ?? 0) : ZERO;
  return {
    arrivalCents: charge(limits.arrivalLimitAt, actual.arrivedAt, settings.arrival?.chargeCents),
    collectionCents: charge(limits.collectionLimitAt, actual.collectedAt, settings.collection?.chargeCents),
  };
}
