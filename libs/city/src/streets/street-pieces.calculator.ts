import type { OsmBounds } from '../osm/osm.types.js';

/** A point, in degrees. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Pieces of one name that lie further apart than about 300 m are two streets. */
const APART_DEGREES = 0.003;
/** A house lies at most so far from its street: about 200 m. */
const HOUSE_DEGREES = 0.002;

interface Piece<H> {
  readonly lines: (readonly Spot[])[];
  readonly houses: H[];
  box: OsmBounds;
}

/** Lines of one name, divided into streets; each house goes to the nearest one. */
export function streetsOfName<H extends Spot & { readonly district: string }>(
  lines: readonly (readonly Spot[])[],
  houses: readonly H[],
) {
  let pieces: Piece<H>[] = [];
  for (const line of lines) {
    const box = boxOf(line);
    const near = pieces.filter((piece) => gap(piece.box, box) <= APART_DEGREES);
    const joined: Piece<H> = { lines: [line, ...near.flatMap((piece) => piece.lines)], houses: [], box };
    for (const piece of near) joined.box = around(joined.box, piece.box);
    pieces = [...pieces.filter((piece) => !near.includes(piece)), joined];
  }
  for (const house of houses) {
    const own = boxOf([house]);
    const [nearest] = [...pieces].sort((a, b) => gap(a.box, own) - gap(b.box, own));
    if (nearest && gap(nearest.box, own) <= HOUSE_DEGREES) nearest.houses.push(house);
  }
  return pieces.map((piece) => ({
    lines: piece.lines,
    houses: piece.houses,
    middle: middleOf(piece.lines),
    district: mostOf(piece.houses.map(({ district }) => district).filter((name) => name !== '')),
  }));
}

export function boxOf(spots: readonly Spot[]): OsmBounds {
  const latitudes = spots.map(({ latitude }) => latitude);
  const longitudes = spots.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

function around(a: OsmBounds, b: OsmBounds): OsmBounds {
  return {
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  };
}

function gap(a: OsmBounds, b: OsmBounds): number {
  return Math.hypot(
    Math.max(a.west - b.east, b.west - a.east, 0),
    Math.max(a.south - b.north, b.south - a.north, 0),
  );
}

/** The point of a line that is nearest to the middle of them all. */
function middleOf(lines: readonly (readonly Spot[])[]): Spot {
  const { south, north, west, east } = lines.map(boxOf).reduce(around);
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const away = (spot: Spot) => Math.hypot(spot.latitude - latitude, spot.longitude - longitude);
  return lines.flat().reduce((a, b) => (away(b) < away(a) ? b : a));
}

/** null: there is none. */
function mostOf(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}

export interface NamedPlace extends Spot {
  readonly name: string;
  /** A larger place reaches further. */
  readonly rank: number;
}

/** The name of the place that a spot belongs to; null: none is near. */
export function nearestPlace(places: readonly NamedPlace[], spot: Spot, reach: number): string | null {
  let [best, closest] = ['', Infinity];
  for (const { name, rank, latitude, longitude } of places) {
    const away = Math.hypot(latitude - spot.latitude, longitude - spot.longitude);
    if (away > reach || away / rank >= closest) continue;
    [best, closest] = [name, away / rank];
  }
  return best === '' ? null : best;
}
