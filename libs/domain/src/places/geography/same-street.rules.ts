import { type GeoBox, groupedBy, type Point } from '../../base/index.js';
import type { GazetteerRow } from './gazetteer.parser.js';

export interface FoundHouse extends Point {
  readonly number: number;
  readonly postalCode: string | null;
}

export interface FoundStreet {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly district: string;
  readonly city: string;
  readonly state: string;
  /** A point on it, near its middle. */
  readonly latitude: number;
  readonly longitude: number;
  readonly box: GeoBox;
  readonly houses: readonly FoundHouse[];
  readonly stretches: readonly Omit<GazetteerRow, 'street' | 'city' | 'state' | 'district'>[];
}

/** Two pieces of one name that lie so far apart are two streets: about 300 m. */
const NEAR_DEGREES = 0.003;
/** A grid in which pieces of one street lie in neighbouring squares. */
const CELL_DEGREES = NEAR_DEGREES;

export interface StreetIdentity {
  readonly typeKey: string;
  readonly districtKey: string;
  readonly box: GeoBox;
}

/** The known street of the same name and city that is meant; null: none of them. */
export function sameStreet<S extends StreetIdentity>(found: StreetIdentity, known: readonly S[]): S | null {
  const rated = known
    .filter(({ typeKey }) => typeKey === found.typeKey || typeKey === '' || found.typeKey === '')
    .map((street) => ({
      street,
      away:
        gapBetween(street.box, found.box) + (street.districtKey === found.districtKey ? 0 : NEAR_DEGREES / 2),
      same: street.districtKey === found.districtKey && found.districtKey !== '',
    }))
    .filter(({ away, same }) => same || away <= NEAR_DEGREES);
  rated.sort((a, b) => Number(b.same) - Number(a.same) || a.away - b.away);
  return rated[0]?.street ?? null;
}

/** Degrees between two boxes; 0: they touch. */
function gapBetween(a: GeoBox, b: GeoBox): number {
  const across = Math.max(a.west - b.east, b.west - a.east, 0);
  const along = Math.max(a.south - b.north, b.south - a.north, 0);
  return Math.hypot(across, along);
}

/** Points of one name, divided into streets: those in squares that touch are one street. */
export function streetsAmong<P extends Point>(places: readonly P[]): P[][] {
  const cells = groupedBy(places, cellOf);
  const streets: P[][] = [];
  for (const first of cells.keys()) {
    const street = takeTouching(cells, first);
    if (street.length > 0) streets.push(street);
  }
  return streets;
}

const cellOf = ({ latitude, longitude }: Point) =>
  `${Math.floor(latitude / CELL_DEGREES)} ${Math.floor(longitude / CELL_DEGREES)}`;

const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));

/** Takes out a square and all that hang together with it. */
function takeTouching<P>(cells: Map<string, P[]>, first: string): P[] {
  const taken: P[] = [];
  const open = [first];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const own = cells.get(key);
    if (!own) continue;
    cells.delete(key);
    for (const place of own) taken.push(place);
    const [row = 0, column = 0] = key.split(' ').map(Number);
    for (const [down, right] of AROUND) open.push(`${row + down} ${column + right}`);
  }
  return taken;
}

export function boxAround(places: readonly Point[]): GeoBox {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { latitude, longitude } of places) {
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
  }
  return { south, west, north, east };
}
