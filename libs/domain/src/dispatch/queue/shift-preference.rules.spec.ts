import { CouriersOut, excluding } from '../searches/index.js';
import { onShiftFirst, reachFor } from './shift-preference.rules.js';

const at = (courierId: number) => ({ courierId });

describe('couriers on shift', () => {
  it('for a shop are kept from the orders of every other', async () => {
    const roster = [
      { courierId: 1, merchantId: 7 },
      { courierId: 2, merchantId: 8 },
      { courierId: 3, merchantId: null },
    ];
    const hubs = { get: () => ({ settings: {} }) };
    const couriers = new CouriersOut(hubs as never, {} as never, { now: () => roster } as never);
    const out = await couriers.whoIsOut(1, []);
    const outOf = (merchantId: number) =>
      excluding({ merchantId, excludedCourierIds: [] }, out).excludedCourierIds;
    expect([outOf(7), outOf(9)]).toEqual([[2], [1, 2]]);
  });

  it('come before others who are nearer, those of the shop first', () => {
    const roster = [
      { courierId: 3, merchantId: null },
      { courierId: 4, merchantId: 7 },
    ];
    const asked = onShiftFirst([at(3), at(4), at(1), at(2), at(3)], roster);
    expect(asked.map(({ courierId }) => courierId)).toEqual([4, 3, 1, 2]);
  });
});

describe('the radius of a search', () => {
  it.each([
    [100, 2_000],
    [2_000, 2_000],
    [2_001, 3_500],
    [3_600, 5_000],
    [5_900, 6_000],
    [90_000, 6_000],
  ])('for a courier at %d m is %d m', (distanceM, radiusM) => {
    expect(reachFor(distanceM, 2_000, 1_500, 6_000)).toBe(radiusM);
  });

  it('is the limit at once where it has no steps, and never smaller than it was', () => {
    expect(reachFor(2_500, 2_000, 0, 6_000)).toBe(6_000);
    expect(reachFor(100, 9_000, 1_500, 6_000)).toBe(9_000);
  });
});
