import { distanceMeters } from '../../base/index.js';
import { BuiltInRoutePlanner } from './built-in-routes.provider.js';

const A = { latitude: -22.9, longitude: -47.06 };
const B = { latitude: -22.91, longitude: -47.05 };

describe('the built-in planner', () => {
  const planner = new BuiltInRoutePlanner();

  it('is longer than the crow flies, and as long back as out', async () => {
    const route = planner.plan([A, B, A], 'motorbike');
    expect(route.legs).toHaveLength(2);
    expect(route.legs[0]).toEqual(route.legs[1]);
    expect(route.distanceM).toBe(2 * Math.round(distanceMeters(A, B) * 1.3));
    expect(route.durationS).toBe(2 * Math.round(((route.legs[0]?.distanceM ?? 0) * 3.6) / 28));
  });

  it('is slower by bicycle', async () => {
    const by = async (vehicle: 'motorbike' | 'bicycle') => planner.plan([A, B], vehicle).durationS;
    expect(await by('bicycle')).toBeGreaterThan(await by('motorbike'));
  });

  it('has no way to go with one point or none', async () => {
    const nothing = { distanceM: 0, durationS: 0, legs: [] };
    expect(planner.plan([A], 'car')).toEqual(nothing);
    expect(planner.plan([], 'car')).toEqual(nothing);
  });

  it('draws a way along the blocks, by way of every point', async () => {
    const corner = { latitude: B.latitude, longitude: A.longitude };
    const back = { latitude: A.latitude, longitude: B.longitude };
    expect(await planner.line([A, B, A])).toEqual([A, corner, B, back, A]);
    const north = { ...A, latitude: A.latitude + 0.01 };
    expect(await planner.line([A, north, north])).toEqual([A, north]);
    expect([await planner.line([A]), await planner.line([])]).toEqual([[A], []]);
  });

  it('draws, averaged over all directions, a line as long as its distance', async () => {
    const lengths = await Promise.all(
      Array.from({ length: 360 }, async (_, degree) => {
        const angle = (degree * Math.PI) / 180;
        const narrowing = Math.cos((A.latitude * Math.PI) / 180);
        const to = {
          latitude: A.latitude + 0.01 * Math.sin(angle),
          longitude: A.longitude + (0.01 * Math.cos(angle)) / narrowing,
        };
        const line = await planner.line([A, to]);
        const drawn = line
          .slice(1)
          .reduce((sum, point, i) => sum + distanceMeters(line[i] ?? point, point), 0);
        return drawn / planner.plan([A, to], 'car').distanceM;
      }),
    );
    const mean = lengths.reduce((sum, ratio) => sum + ratio, 0) / lengths.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.05);
  });

  it('agrees with itself between table and route', async () => {
    const { cells } = await planner.table([A, B], [B], 'car');
    expect(cells).toEqual([[planner.plan([A, B], 'car').legs[0]], [{ distanceM: 0, durationS: 0 }]]);
  });
});
