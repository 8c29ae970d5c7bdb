import { distanceMeters, type GeoBox, type Point } from '../../base/index.js';
import { plan } from './plan.rules.js';
import type { Plan, PlanWorld } from './planning.types.js';

/** Service areas that touch, directly or through others. */
type Region = readonly GeoBox[];

/** Areas that are no further apart touch: couriers of one are soon enough in the other. */
const TOUCHING_M = 5_000;

/** Maximum of couriers that are planned in a region, those seen last first. */
const MAX_COURIERS = 600;

/**
 * Plans each region for itself: couriers of one town do not serve another, and a rush in one does not count
 * in the other. Without areas, or if all touch, the hub is one region. `maxOrders`: the first of each region.
 */
export function planRegions(world: PlanWorld, areas: readonly GeoBox[], maxOrders = Infinity): Plan {
  const regions = regionsOf(areas);
  const planOf = ({ orders, couriers }: Pick<PlanWorld, 'orders' | 'couriers'>) =>
    plan({ ...world, orders: orders.slice(0, maxOrders), couriers: couriers.slice(0, MAX_COURIERS) });
  if (regions.length < 2) return planOf(world);
  const plans = regions.map((region) => {
    const isHere = (point: Point) => nearest(regions, point) === region;
    return planOf({
      orders: world.orders.filter(({ pickup }) => isHere(pickup)),
      couriers: world.couriers.filter(({ place }) => isHere(place)),
    });
  });
  return {
    commit: plans.flatMap(({ commit }) => commit),
    later: plans.flatMap(({ later }) => later),
    unassigned: plans.flatMap(({ unassigned }) => unassigned),
  };
}

function regionsOf(areas: readonly GeoBox[]): Region[] {
  let regions: Region[] = [];
  for (const area of areas) {
    const touches = (region: Region) => region.some((other) => distanceBetween(area, other) <= TOUCHING_M);
    const merged = [area, ...regions.filter(touches).flat()];
    regions = [...regions.filter((region) => !touches(region)), merged];
  }
  return regions;
}

/** A point outside all areas belongs to the nearest. */
function nearest(regions: readonly Region[], { latitude, longitude }: Point): Region | undefined {
  const point = { south: latitude, north: latitude, west: longitude, east: longitude };
  let best: Region | undefined;
  let least = Infinity;
  for (const region of regions)
    for (const area of region) {
      const distance = distanceBetween(area, point);
      if (distance < least) [best, least] = [region, distance];
    }
  return best;
}

function distanceBetween(a: GeoBox, b: GeoBox): number {
  const [aLatitude, bLatitude] = closest(a.south, a.north, b.south, b.north);
  const [aLongitude, bLongitude] = closest(a.west, a.east, b.west, b.east);
  return distanceMeters(
    { latitude: aLatitude, longitude: aLongitude },
    { latitude: bLatitude, longitude: bLongitude },
  );
}

/** The values of two ranges that lie closest together. */
function closest(aLeast: number, aMost: number, bLeast: number, bMost: number): [a: number, b: number] {
  if (aMost < bLeast) return [aMost, bLeast];
  if (bMost < aLeast) return [aLeast, bMost];
  const shared = Math.max(aLeast, bLeast);
  return [shared, shared];
}
