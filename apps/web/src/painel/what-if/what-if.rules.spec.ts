import { changesOf, differenceOf, MEASURES, shownChange, type DayOutcome } from './what-if.rules.js';

const outcome = (more: Partial<DayOutcome>): DayOutcome => ({
  orders: 100,
  delivered: 90,
  late: 10,
  deliveryMinutes: 40,
  slowDeliveryMinutes: 55,
  pickupWaitMinutes: 8,
  kilometres: 300,
  dutyHours: 80,
  courierPayCents: 90_000,
  payPerHourCents: 1_125,
  lowPayPerHourCents: 700,
  lostCents: 15_000,
  ...more,
});

describe('a replayed day beside the same day under other settings', () => {
  const compare = (other: Partial<DayOutcome>) => {
    const both = { actual: outcome({}), present: outcome({}), other: outcome(other) };
    return Object.fromEntries(MEASURES.map((measure) => [measure.key, differenceOf(measure, both)]));
  };

  it('marks what is better and what is worse, and leaves equal results unmarked', () => {
    expect(
      compare({ delivered: 95, deliveryMinutes: 38, kilometres: 320, courierPayCents: 95_000 }),
    ).toMatchObject({
      delivered: { by: 5, good: true },
      undelivered: { by: -5, good: true },
      delivery: { by: -2, good: true },
      kilometres: { by: 20, good: false },
      pay: { by: 5_000, good: null },
      late: null,
    });
  });

  it('sees no difference in what looks the same, or is not known', () => {
    expect(compare({ deliveryMinutes: 40.04, pickupWaitMinutes: null })).toMatchObject({
      delivery: null,
      wait: null,
    });
    expect(shownChange('minutes', -1.25)).toBe('−1,3 min');
    expect(shownChange('count', 3)).toBe('+3');
  });

  it('names the settings that differ, and only those that count for the strategy', () => {
    const present = { strategy: 'nearest_first', offerSeconds: 30, insertion: true, maxRadiusM: 5_000 };
    const other = { ...present, strategy: 'planned', fixedCourierIds: [1], maxRadiusM: 9_000 };
    expect(changesOf(present as never, other as never)).toEqual([
      ['dispatch.strategy', 'planned'],
      ['dispatch.maxRadiusM', 9_000],
    ]);
  });
});
