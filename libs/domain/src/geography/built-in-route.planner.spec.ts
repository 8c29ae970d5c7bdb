import { distanceMeters } from '../shared/index.js';
import { BuiltInRoutePlanner } from './built-in-route.planner.js';

const A = { latitude: -22.9, longitude: -47.06 };
const B = { latitude: -22.91, longitude: -47.05 };

describe('the built-in planner', () => {
  const planner = new BuiltInRoutePlanner();

  it('is longer than the crow flies, and as long back as out', async () => {
    const route = await planner.plan([A, B, A], 'motorbike');
    expect(route.legs).toHaveLength(2);
    expect(route.legs[0]).toEqual(route.legs[1]);
    expect(route.distanceM).toBe(2 * Math.round(distanceMeters(A, B) * 1.3));
    expect(route.durationS).toBe(2 * Math.round(((route.legs[0]?.distanceM ?? 0) * 3.6) / 28));
  });

  it('is slower by bicycle', async () => {
    const by = async (vehicle: 'motorbike' | 'bicycle') => (await planner.plan([A, B], vehicle)).durationS;
    expect(await by('bicycle')).toBeGreaterThan(await by('motorbike'));
  });

  it('has no way to go with one point or none', async () => {
    const nothing = { distanceM: 0, durationS: 0, legs: [] };
    expect(await planner.plan([A], 'car')).toEqual(nothing);
    expect(await planner.plan([], 'car')).toEqual(nothing);
  });

  it('agrees with itself between table and route', async () => {
    const { cells } = await planner.table([A, B], [B], 'car');
    expect(cells).toEqual([[(await planner.plan([A, B], 'car')).legs[0]], [{ distanceM: 0, durationS: 0 }]]);
  });
});
