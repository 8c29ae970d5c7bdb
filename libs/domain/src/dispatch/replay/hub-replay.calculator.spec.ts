import { hubSettingsSchema, type HubSettingsInput } from '../../company/index.js';
import { replayHub } from './hub-replay.calculator.js';
import type { HubDayOutcome, PastDay } from './hub-replay.types.js';
import { seededRandom } from '../../base/index.js';

const NOON = Date.parse('2026-11-20T15:00:00Z');
const MINUTE_MS = 60_000;
const TYPES = [{ id: 1, kind: 'motorbike' as const, maxWeightKg: null }];

function aDay({ orders = 40, couriers = 7, declines = 0 } = {}): PastDay {
  const random = seededRandom(5);
  const place = () => ({ latitude: -22.9 + random() * 0.06, longitude: -47.06 + random() * 0.06 });
  const merchants = Array.from({ length: 8 }, place);
  return {
    declines,
    orders: Array.from({ length: orders }, (_, i) => {
      const placedAt = new Date(NOON + Math.round(random() * 80) * MINUTE_MS);
      const merchantId = Math.floor(random() * merchants.length);
      return {
        id: 100 + i,
        merchantId,
        pickup: merchants[merchantId] ?? place(),
        drops: [place()],
        placedAt,
        readyAt: new Date(placedAt.getTime() + Math.round(5 + random() * 20) * MINUTE_MS),
        deliverBy: new Date(placedAt.getTime() + 40 * MINUTE_MS),
        vehicleTypeIds: [1],
        combinable: true,
        weightKg: 1,
        totalCents: 1_000,
        courierPayCents: 700,
        courierId: null,
        collectedAt: null,
        deliveredAt: null,
      };
    }),
    shifts: Array.from({ length: couriers }, (_, i) => ({
      courierId: 500 + i,
      vehicleTypeIds: [1],
      onAt: new Date(NOON),
      offAt: new Date(NOON + 120 * MINUTE_MS),
      place: place(),
    })),
  };
}

function replay(day: PastDay, dispatch: HubSettingsInput['dispatch']): HubDayOutcome {
  const steps = replayHub({
    day,
    dispatch: hubSettingsSchema.parse({ dispatch }).dispatch,
    types: TYPES,
    areas: [],
  });
  let share = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(share);
    share = step.value;
  }
}

describe('a past day of a hub under other settings', () => {
  it("computes the plan's result for the day, the same every time", () => {
    const day = aDay();
    const planned = replay(day, { strategy: 'planned' });
    const nearest = replay(day, { strategy: 'nearest_first', maxRadiusM: 50_000 });
    expect(planned).toEqual(replay(day, { strategy: 'planned' }));
    expect(planned.delivered).toBeGreaterThanOrEqual(nearest.delivered);
    expect(planned.deliveryMinutes!).toBeLessThan(nearest.deliveryMinutes!);
    expect(planned.pickupWaitMinutes!).toBeLessThan(nearest.pickupWaitMinutes!);
    expect(planned.kilometres!).toBeLessThan(nearest.kilometres!);
    expect(planned).toMatchObject({ orders: 40, dutyHours: 14, courierPayCents: planned.delivered * 700 });
    expect(planned.payPerHourCents).toBe(Math.round((planned.delivered * 700) / 14));
    expect(planned.lostCents).toBe((40 - planned.delivered) * 1_000);
  });

  it('asks only whom the strategy asks: those in reach, those on the list', () => {
    const day = aDay();
    const near = replay(day, { strategy: 'nearest_first', initialRadiusM: 100, maxRadiusM: 200 });
    expect(near.delivered).toBeLessThan(20);
    const listed = replay(day, { strategy: 'fixed_list', fixedCourierIds: [504, 501] });
    expect(listed.delivered).toBeGreaterThan(0);
    // Five of seven earn nothing.
    expect(listed.lowPayPerHourCents).toBe(0);
    expect(replay(day, { strategy: 'fixed_list', fixedCourierIds: [] }).delivered).toBe(0);
  });

  it('lets couriers decline as often as they did, unless they are not asked', () => {
    const [willing, unwilling] = [aDay(), aDay({ declines: 0.4 })];
    const offer = { strategy: 'planned' } as const;
    expect(replay(unwilling, offer).deliveryMinutes!).toBeGreaterThan(
      replay(willing, offer).deliveryMinutes!,
    );
    const direct = { ...offer, assignment: 'direct' } as const;
    expect(replay(unwilling, direct)).toEqual(replay(willing, direct));
  });

  it('keeps couriers on a shift for one shop to its orders, and prefers who is on shift', () => {
    const day = aDay({ orders: 20, couriers: 2 });
    const [first, second] = day.shifts;
    const planned = (merchantId: number | null, areaId: number | null = null) => [
      { courierId: first!.courierId, merchantId, areaId, startsAt: new Date(NOON), endsAt: second!.offAt },
    ];
    for (const strategy of ['planned', 'nearest_first'] as const) {
      const settings = { strategy, maxRadiusM: 50_000 };
      const free = replay(day, settings);
      const kept = replay({ ...day, planned: planned(9_999) }, settings);
      expect(kept.delivered).toBeLessThan(free.delivered);
      expect(replay({ ...day, shifts: [first!], planned: planned(9_999) }, settings).delivered).toBe(0);
      const preferred = replay({ ...day, planned: planned(null) }, settings);
      expect(preferred).not.toEqual(free);
      const inArea = { ...day, orders: day.orders.map((order) => ({ ...order, areaIds: [4] })) };
      expect(replay({ ...inArea, planned: planned(null, 4) }, settings)).toEqual(preferred);
      expect(replay({ ...inArea, planned: planned(null, 5) }, settings)).toEqual(free);
    }
  });
});
