import { distanceMeters } from '../../base/index.js';
import { straightLine, straightRoute, straightSeconds } from './route-planner.port.js';

const A = { latitude: -22.9, longitude: -47.06 };
const B = { latitude: -22.91, longitude: -47.05 };

describe('ways without a map service', () => {
  it('is longer than the crow flies, and as long back as out', () => {
    const route = straightRoute([A, B, A], 'motorbike');
    expect(route.legs).toHaveLength(2);
    expect(route.legs[0]).toEqual(route.legs[1]);
    expect(route.distanceM).toBe(2 * Math.round(distanceMeters(A, B) * 1.3));
    expect(route.durationS).toBe(2 * Math.round(((route.legs[0]?.distanceM ?? 0) * 3.6) / 28));
  });

  it('is slower by bicycle', () => {
    const by = (vehicle: 'motorbike' | 'bicycle') => straightRoute([A, B], vehicle).durationS;
    expect(by('bicycle')).toBeGreaterThan(by('motorbike'));
  });

  it('has no way to go with one point or none', () => {
    const nothing = { distanceM: 0, durationS: 0, legs: [] };
    expect(straightRoute([A], 'car')).toEqual(nothing);
    expect(straightRoute([], 'car')).toEqual(nothing);
  });

  it('draws a way along the blocks, by way of every point', () => {
    const corner = { latitude: B.latitude, longitude: A.longitude };
    const back = { latitude: A.latitude, longitude: B.longitude };
    expect(straightLine([A, B, A])).toEqual([A, corner, B, back, A]);
    const north = { ...A, latitude: A.latitude + 0.01 };
    expect(straightLine([A, north, north])).toEqual([A, north]);
    expect([straightLine([A]), straightLine([])]).toEqual([[A], []]);
  });

  it('draws, averaged over all directions, a line as long as its distance', () => {
    const lengths = Array.from({ length: 360 }, (_, degree) => {
      const angle = (degree * Math.PI) / 180;
      const narrowing = Math.cos((A.latitude * Math.PI) / 180);
      const to = {
        latitude: A.latitude + 0.01 * Math.sin(angle),
        longitude: A.longitude + (0.01 * Math.cos(angle)) / narrowing,
      };
      const line = straightLine([A, to]);
      const drawn = line.slice(1).reduce((sum, point, i) => sum + distanceMeters(line[i] ?? point, point), 0);
      return drawn / straightRoute([A, to], 'car').distanceM;
    });
    const mean = lengths.reduce((sum, ratio) => sum + ratio, 0) / lengths.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.05);
  });

  it('takes as long for one way as in a route', () => {
    const { durationS } = straightRoute([A, B], 'car');
    expect([straightSeconds(A, B, 'car'), straightSeconds(B, B, 'car')]).toEqual([durationS, 0]);
  });
});
