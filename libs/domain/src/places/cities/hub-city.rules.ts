import { fold, type GeoBox } from '../../base/index.js';

export interface KnownCity {
  readonly name: string;
  /** Name of the city; absent: unknown. */
  readonly town?: string | undefined;
  readonly bounds: GeoBox;
  readonly nodes: number;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** Cities of the installation, which all hubs share. */
export abstract class Cities {
  abstract list(): Promise<readonly KnownCity[]>;
  /** False: there is no such city. */
  abstract remove(name: string): Promise<boolean>;
}

const MAX_NAME = 60;

/** The name under which the city of a hub is stored: `São José dos Campos` is `sao-jose-dos-campos`. */
export function cityNameOf(town: string): string {
  const name = fold(town)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-+|-+$/g, '');
  return name === '' ? 'cidade' : name;
}

/** The city of the hub's town, else the only city that has no town; null: it is unknown. */
export function cityOfHub<City extends Pick<KnownCity, 'name' | 'town'>>(
  town: string,
  cities: readonly City[],
): City | null {
  const wanted = cityNameOf(town);
  const unassigned = cities.filter((city) => city.town === undefined);
  return (
    cities.find(({ name }) => name === wanted) ??
    cities.find((city) => city.town !== undefined && cityNameOf(city.town) === wanted) ??
    (unassigned.length === 1 ? (unassigned[0] ?? null) : null)
  );
}

/** A company delivers round its city: a corner farther away is a slip of the pointer or of a number. */
const REACH_KM = 50;
const KM_PER_DEGREE = 111.2;

/** The first corner of a geometry far outside all these cities; null: there is none, or no known city. */
export function farCornerOf(geojson: object, cities: readonly Pick<KnownCity, 'bounds'>[]) {
  if (cities.length === 0) return null;
  for (const [longitude, latitude] of positionsIn(geojson)) {
    const kilometres = Math.min(...cities.map(({ bounds }) => kilometresFrom(bounds, longitude, latitude)));
    if (kilometres > REACH_KM) return { latitude, longitude, kilometres: Math.round(kilometres) };
  }
  return null;
}

function kilometresFrom(city: GeoBox, longitude: number, latitude: number): number {
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
