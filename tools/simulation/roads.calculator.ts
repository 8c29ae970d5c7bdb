import type { Point as Coordinates, RoutePlanner } from '#domain';
import type { Day, Point } from './day.types.js';

/** Seconds by road between two places of the day. */
export type Roads = (from: Point, to: Point) => number;

/** Where the plane of a day lies: its origin, and metres per degree. */
const ORIGIN: Coordinates = { latitude: -22.95, longitude: -47.1 };
const METRES_PER_DEGREE = 111_195;
/** Sources and destinations of one table; public servers take a hundred points together. */
const BLOCK = 50;
const VEHICLE = 'motorbike';
/** Of the day: it has no settings of its own. */
const HUB = 1;

/** The ways between all places of a day, asked of the route planner in tables beforehand, as a pass asks no service. */
export async function roadsOf(
  { orders, couriers }: Pick<Day, 'orders' | 'couriers'>,
  routes: Pick<RoutePlanner, 'times'>,
  onShare: (share: number) => void = () => {},
): Promise<Roads> {
  const places = new Map<string, Point>();
  for (const { drop, restaurant } of orders)
    for (const place of [drop, restaurant.at]) places.set(keyOf(place), place);
  for (const { start } of couriers) places.set(keyOf(start), start);
  const points = [...places.values()].map(coordinatesOf);
  const indexes = new Map([...places.keys()].map((key, i) => [key, i]));
  const seconds = new Uint32Array(points.length ** 2);
  for (let i = 0; i < points.length; i += BLOCK) {
    for (let j = 0; j < points.length; j += BLOCK) {
      const to = points.slice(j, j + BLOCK);
      const times = await routes.times(HUB, points.slice(i, i + BLOCK), to, VEHICLE);
      if (times === null) throw new Error('Nobody knows the roads of the day');
      for (const [at, time] of times.entries())
        seconds[(i + Math.floor(at / to.length)) * points.length + j + (at % to.length)] = time;
    }
    onShare(Math.min(1, (i + BLOCK) / points.length));
  }
  const indexOf = (place: Point) => {
    const index = indexes.get(keyOf(place));
    if (index === undefined) throw new Error(`The day has no place ${keyOf(place)}`);
    return index;
  };
  return (from, to) => seconds[indexOf(from) * points.length + indexOf(to)] ?? 0;
}

function keyOf({ x, y }: Point): string {
  return `${String(x)},${String(y)}`;
}

function coordinatesOf({ x, y }: Point): Coordinates {
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((ORIGIN.latitude * Math.PI) / 180);
  return {
    latitude: ORIGIN.latitude + y / METRES_PER_DEGREE,
    longitude: ORIGIN.longitude + x / metresPerDegreeEast,
  };
}
