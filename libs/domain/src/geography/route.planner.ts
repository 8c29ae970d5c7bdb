import type { VehicleKind } from '../catalog/index.js';
import type { Point, Soon } from '../shared/index.js';

/** How a vehicle moves through traffic: what kind it is. */
export type VehicleClass = VehicleKind;

/** Whole metres and whole seconds. */
export interface Leg {
  readonly distanceM: number;
  readonly durationS: number;
}

export interface Route extends Leg {
  /** One per pair of consecutive points; they add up to the route. */
  readonly legs: readonly Leg[];
}

/** `cells[i][j]` leads from the i-th source to the j-th destination. */
export interface RouteTable {
  readonly cells: readonly (readonly Leg[])[];
}

/** How far and how long by road, and which way. Never says no: whoever implements it has an answer for any points. */
export abstract class RoutePlanner {
  abstract plan(points: readonly Point[], vehicle: VehicleClass): Soon<Route>;
  abstract table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable>;
  /** To be drawn or followed: where the way bends, the points themselves included. Straight in between. */
  abstract line(points: readonly Point[], vehicle: VehicleClass): Promise<readonly Point[]>;
}

/** A road network reached over the network (OSRM). May fail, be slow or find no way: null. */
export abstract class OutsideRoutes {
  abstract plan(points: readonly Point[], vehicle: VehicleClass): Promise<Route | null>;
  abstract table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable | null>;
  abstract line(points: readonly Point[], vehicle: VehicleClass): Promise<readonly Point[] | null>;
}

export function routeOf(legs: readonly Leg[]): Route {
  let distanceM = 0;
  let durationS = 0;
  for (const leg of legs) {
    distanceM += leg.distanceM;
    durationS += leg.durationS;
  }
  return { distanceM, durationS, legs };
}
