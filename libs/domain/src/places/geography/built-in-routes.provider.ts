import { drivingSeconds, type Point, roadMeters } from '../../base/index.js';
import {
  type Leg,
  type PlannedRoute,
  RoutePlanner,
  type RouteTable,
  routeOf,
  type VehicleClass,
} from './route-planner.port.js';

/** Route planner without a map service: great-circle distance times a road factor, at the vehicle's usual speed. */
export class BuiltInRoutePlanner extends RoutePlanner {
  plan(points: readonly Point[], vehicle: VehicleClass): PlannedRoute {
    return routeOf(this.legs(points, vehicle));
  }

  table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable> {
    const cells = sources.map((from) => destinations.map((to) => this.leg(from, to, vehicle)));
    return Promise.resolve({ cells });
  }

  /**
   * A line along a grid of streets that lead north and east: first along one side, then along the other. Averaged
   * over all directions that is 4/π of the straight line, about the road factor. It follows no real street.
   */
  line(points: readonly Point[]): Promise<readonly Point[]> {
    const corners = points.flatMap((point, i) => {
      const before = points[i - 1];
      return before ? [{ latitude: point.latitude, longitude: before.longitude }, point] : [point];
    });
    return Promise.resolve(corners.filter((point, i) => !isSamePoint(point, corners[i - 1])));
  }

  private legs(points: readonly Point[], vehicle: VehicleClass): Leg[] {
    const legs: Leg[] = [];
    let from = points[0];
    for (const to of points.slice(1)) {
      if (from) legs.push(this.leg(from, to, vehicle));
      from = to;
    }
    return legs;
  }

  private leg(from: Point, to: Point, vehicle: VehicleClass): Leg {
    const distanceM = roadMeters(from, to);
    return { distanceM, durationS: drivingSeconds(distanceM, vehicle) };
  }
}

function isSamePoint(a: Point, b: Point | undefined): boolean {
  return a.latitude === b?.latitude && a.longitude === b.longitude;
}
