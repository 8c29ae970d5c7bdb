import type { MaybePromise, Point, VehicleKind } from '../../base/index.js';

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

/** What a hub has chosen its prices to stand on; null: it has not chosen. */
export type PriceDistances = 'straight_line' | 'roads' | null;

/** Distance, time and line by road. Every implementation has an answer for any points. */
export abstract class RoutePlanner {
  abstract plan(points: readonly Point[], vehicle: VehicleClass): MaybePromise<PlannedRoute>;
  abstract table(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleClass,
  ): Promise<RouteTable>;
  /** As `plan`, on what the hub has chosen for its prices. */
  priced(
    points: readonly Point[],
    vehicle: VehicleClass,
    _chosen: PriceDistances,
  ): MaybePromise<PlannedRoute> {
    return this.plan(points, vehicle);
  }
  /** The points at which the way bends, the given points included; straight lines in between. */
  abstract line(points: readonly Point[], vehicle: VehicleClass): Promise<readonly Point[]>;
}

/**
 * A road network: a server of routes (OSRM), or the roads of our own cities. May fail, be slow or find no way: null.
 */
export abstract class ExternalRoutes {
  /** False: it has nothing to say at all, as long as there is no city. */
  get isThere(): boolean {
    return true;
  }
  /** Whether prices of hubs that have not chosen stand on it: those of a server always did. */
  get pricesUnchosen(): boolean {
    return true;
  }
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
