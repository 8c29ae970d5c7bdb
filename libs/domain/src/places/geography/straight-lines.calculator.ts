import { drivingSeconds, type Point, roadMeters } from '../../base/index.js';
import { type Leg, type Route, routeOf, type VehicleClass } from './route-planner.port.js';

/** Ways without a map service: great-circle distance times a road factor, at the vehicle's usual speed. */
export function straightRoute(points: readonly Point[], vehicle: VehicleClass): Route {
  const legs: Leg[] = [];
  let from = points[0];
  for (const to of points.slice(1)) {
    if (from) {
      const distanceM = roadMeters(from, to);
      legs.push({ distanceM, durationS: drivingSeconds(distanceM, vehicle) });
    }
    from = to;
  }
  return routeOf(legs);
}

export function straightSeconds(from: Point, to: Point, vehicle: VehicleClass): number {
  return drivingSeconds(roadMeters(from, to), vehicle);
}

/**
 * A line along a grid of streets that lead north and east: first along one side, then along the other. Averaged
 * over all directions that is 4/π of the straight line, about the road factor. It follows no real street.
 */
export function straightLine(points: readonly Point[]): readonly Point[] {
  const corners = points.flatMap((point, i) => {
    const before = points[i - 1];
    return before ? [{ latitude: point.latitude, longitude: before.longitude }, point] : [point];
  });
  return corners.filter((point, i) => !isSamePoint(point, corners[i - 1]));
}

function isSamePoint(a: Point, b: Point | undefined): boolean {
  return a.latitude === b?.latitude && a.longitude === b.longitude;
}
