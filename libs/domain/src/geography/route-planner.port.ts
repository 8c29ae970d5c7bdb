import type { MaybePromise, Point, VehicleKind } from '../shared/index.js';

/** The kind of vehicle decides how fast it is. */
export type VehicleClass = VehicleKind;

/** Whole metres and whole seconds. */
export interface Leg {
  readonly distanceM: number;
  readonly durationS: number;
}

export interface PlannedRoute extends Leg {
  /** One per pair of consecutive points; they add up to the route. */
  readonly legs: readonly Leg[];
}

/** `cells[i][j]` leads from the i-th source to the j-th destination. */
export interface RouteTable {
  readonly cells: readonly (readonly Leg[])[];
}

/** Distance, time and line by road. Every implementation has an answer for any points. */
export abstract class RoutePlanner {
  abstract plan(points: readonly Point[], vehicle: VehicleClass): MaybePromise<PlannedRoute>;
  abstract table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable>;
  /** The points at which the way bends, the given points included; straight lines in between. */
  abstract line(points: readonly Point[], vehicle: VehicleClass): Promise<readonly Point[]>;
}

/** A road network reached over the network (OSRM). May fail, be slow or find no way: null. */
export abstract class ExternalRoutes {
  abstract plan(points: readonly Point[], vehicle: VehicleClass): Promise<PlannedRoute | null>;
  abstract table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable | null>;
  abstract line(points: readonly Point[], vehicle: VehicleClass): Promise<readonly Point[] | null>;
}

export function routeOf(legs: readonly Leg[]): PlannedRoute {
  let distanceM = 0;
  let durationS = 0;
  for (const leg of legs) {
    distanceM += leg.distanceM;
    durationS += leg.durationS;
  }
  return { distanceM, durationS, legs };
}
