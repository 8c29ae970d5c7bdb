import { drivingSeconds, type Point, roadMeters, type VehicleKind } from '../../base/index.js';
import { projectArrivals, type ProjectedCourier, type ProjectedOrder } from './projection.calculator.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const north = (km: number) => ({ latitude: -22.9 + km / 111.195, longitude: -47.06 });
const minutes = (at: Date | undefined) => at && Math.round((at.getTime() - NOW.getTime()) / 60_000);
const courier = (km: number, visits: ProjectedCourier<Point>['visits'] = []): ProjectedCourier<Point> => ({
  position: north(km),
  kind: 'motorbike',
  vehicleTypeIds: [1],
  visits,
});
const order = (id: number, more: Partial<ProjectedOrder<Point>> = {}): ProjectedOrder<Point> => ({
  id,
  pickup: north(0),
  drops: [north(2)],
  readyAt: null,
  durationS: 600,
  vehicleTypeIds: [1],
  ...more,
});
const travel = (from: Point, to: Point, kind: VehicleKind) => drivingSeconds(roadMeters(from, to), kind);

describe('the projection of open orders', () => {
  it('follows the visits of the present courier, and waits for goods that are not ready', () => {
    const visits = [
      { orderId: 1, goal: 'pickup', place: north(0), readyAt: new Date(NOW.getTime() + 1_800_000) },
      { orderId: 1, goal: 'stop', place: north(2), readyAt: null },
      { orderId: 2, goal: 'stop', place: north(4), readyAt: null },
    ] as const;
    const { arrivals } = projectArrivals([courier(0, visits)], [], NOW, travel);
    const [first, second] = [minutes(arrivals.get(1)), minutes(arrivals.get(2))];
    expect(first).toBeGreaterThan(32);
    expect(second).toBeGreaterThan((first ?? 0) + 2);
  });

  it('gives orders without a courier to whoever brings them first, one after the other', () => {
    const { arrivals } = projectArrivals(
      [courier(0), courier(8)],
      [order(1), order(2), order(3)],
      NOW,
      travel,
    );
    const [first, second, third] = [1, 2, 3].map((id) => minutes(arrivals.get(id)) ?? 0);
    expect(first).toBeLessThan(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
  });

  it('takes a fitting vehicle only, and says the soonest that is possible without one', () => {
    const { arrivals } = projectArrivals([courier(0)], [order(1, { vehicleTypeIds: [2] })], NOW, travel);
    expect(minutes(arrivals.get(1))).toBe(10);
  });
});
