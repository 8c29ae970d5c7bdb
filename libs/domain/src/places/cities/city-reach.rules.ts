import type { KnownCity } from './city-folder.port.js';

/** A company delivers round its city: a corner farther from it than this is a slip of the pointer or of a number. */
const REACH_KM = 50;
const KM_PER_DEGREE = 111.2;

interface FarCorner {
  readonly latitude: number;
  readonly longitude: number;
  readonly kilometres: number;
}

/** The first corner of a geometry that lies far outside of all these cities; null: none does, or no city is known. */
export function farCornerOf(geojson: object, cities: readonly Pick<KnownCity, 'bounds'>[]): FarCorner | null {
  if (cities.length === 0) return null;
  for (const [longitude, latitude] of positionsIn(geojson)) {
    const kilometres = Math.min(...cities.map(({ bounds }) => kilometresFrom(bounds, longitude, latitude)));
    if (kilometres > REACH_KM) return { latitude, longitude, kilometres: Math.round(kilometres) };
  }
  return null;
}

function kilometresFrom(city: KnownCity['bounds'], longitude: number, latitude: number): number {
  const along = Math.max(city.south - latitude, latitude - city.north, 0);
  const across = Math.max(city.west - longitude, longitude - city.east, 0);
  return Math.hypot(along, across * Math.cos((latitude * Math.PI) / 180)) * KM_PER_DEGREE;
}

/** Each pair of numbers, however deep. */
function* positionsIn(value: unknown): Generator<[number, number]> {
  if (Array.isArray(value)) {
    const [longitude, latitude] = value as unknown[];
    if (typeof longitude === 'number' && typeof latitude === 'number') yield [longitude, latitude];
    else for (const part of value as unknown[]) yield* positionsIn(part);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* positionsIn(part);
}
