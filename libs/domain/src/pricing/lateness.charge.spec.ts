import { latenessCharge, pickupLimits } from './lateness.charge.js';

const settings = {
  arrival: { toleranceMinutes: 10, chargeCents: 500 },
  collection: { toleranceMinutes: 15, chargeCents: 300 },
};
const minute = (n: number, millis = 0) => new Date(Date.UTC(2026, 0, 1, 12, n, 0, millis));
const instants = { acceptedAt: minute(0), arrivedAt: minute(5) };

describe('lateness', () => {
  it('gives the courier the tolerance from acceptance, the merchant from the arrival', () => {
    expect(pickupLimits(settings, instants)).toEqual({
      arrivalLimitAt: minute(10),
      collectionLimitAt: minute(20),
    });
    expect(pickupLimits(settings, { acceptedAt: minute(0), arrivedAt: null }).collectionLimitAt).toBeNull();
    expect(pickupLimits({ arrival: null, collection: null }, instants)).toEqual({
      arrivalLimitAt: null,
      collectionLimitAt: null,
    });
  });

  it('charges once when the limit is over, not on it', () => {
    const limits = pickupLimits(settings, instants);
    const charged = (arrivedAt: Date | null, collectedAt: Date | null) =>
      latenessCharge(settings, limits, { arrivedAt, collectedAt });
    expect(charged(minute(10), minute(20))).toEqual({ arrivalCents: 0, collectionCents: 0 });
    expect(charged(minute(10, 1), minute(20, 1))).toEqual({ arrivalCents: 500, collectionCents: 300 });
    expect(charged(minute(59), null)).toEqual({ arrivalCents: 500, collectionCents: 0 });
    expect(charged(null, null)).toEqual({ arrivalCents: 0, collectionCents: 0 });
  });

  it('charges nothing where the hub did not configure it', () => {
    const none = { arrival: null, collection: null };
    const limits = pickupLimits(none, instants);
    expect(latenessCharge(none, limits, { arrivedAt: minute(59), collectedAt: minute(59) })).toEqual({
      arrivalCents: 0,
      collectionCents: 0,
    });
  });
});
