import { drivingSeconds, type Point, roadMeters, type VehicleKind } from '../../base/index.js';

/** Whole metres and whole seconds. */
export interface Leg {
  readonly distanceM: number;
  readonly durationS: number;
}

/** A server of routes, the roads of our own cities, or the straight line times a factor. */
export const WAY_SOURCES = ['server', 'roads', 'straight_line'] as const;
export type WaySource = (typeof WAY_SOURCES)[number];

export interface Route extends Leg {
  /** One per pair of consecutive points; they add up to the route. */
  readonly legs: readonly Leg[];
}

export interface PlannedRoute extends Route {
  readonly source: WaySource;
}

export interface ComparedRoutes {
  readonly straight: Route;
  /** null: nobody knows a way by road. */
  readonly byRoad: PlannedRoute | null;
}

/** Seconds from each source to each destination, row by row. */
export type TravelTimes = Float64Array;

/** The same in whole seconds, at most 18 hours: small, as planning looks millions of them up. */
export type WholeSeconds = Uint16Array;

/** A server of routes (OSRM) or the roads of our own cities. May fail, be slow or find no way: null. */
export abstract class ExternalRoutes {
  /** False: it has nothing to say at all, as long as there is no city. */
  get isAvailable(): boolean {
    return true;
  }
  abstract plan(points: readonly Point[], vehicle: VehicleKind): Promise<Route | null>;
  /** Infinity: there is no way between the two. */
  abstract times(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleKind,
  ): Promise<TravelTimes | null>;
  abstract line(points: readonly Point[], vehicle: VehicleKind): Promise<readonly Point[] | null>;
}

export class RoadNetworks {
  constructor(readonly bySource: Partial<Record<Exclude<WaySource, 'straight_line'>, ExternalRoutes>>) {}
}

export function routeOf(legs: readonly Leg[]): Route {
  return {
    distanceM: legs.reduce((sum, leg) => sum + leg.distanceM, 0),
    durationS: legs.reduce((sum, leg) => sum + leg.durationS, 0),
    legs,
  };
}

/** Ways without a map service: great-circle distance times a road factor, at the vehicle's usual speed. */
export function straightRoute(points: readonly Point[], vehicle: VehicleKind): Route {
  const legs = points.slice(1).map((to, i) => {
    const distanceM = roadMeters(points[i] ?? to, to);
    return { distanceM, durationS: drivingSeconds(distanceM, vehicle) };
  });
  return routeOf(legs);
}

export function straightSeconds(from: Point, to: Point, vehicle: VehicleKind): number {
  return drivingSeconds(roadMeters(from, to), vehicle);
}

/**
 * A line along a grid of streets that lead north and east: first along one side, then the other. Averaged
 * over all directions it is 4/π of the straight line, about the road factor. It follows no real street.
 */
export function straightLine(points: readonly Point[]): readonly Point[] {
  const corners = points.flatMap((point, i) => {
    const before = points[i - 1];
    return before ? [{ latitude: point.latitude, longitude: before.longitude }, point] : [point];
  });
  return corners.filter(({ latitude, longitude }, i) => {
    const before = corners[i - 1];
    return latitude !== before?.latitude || longitude !== before.longitude;
  });
}
