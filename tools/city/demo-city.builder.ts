import { demoQuarter, type GazetteerRow } from '#domain';
import type { WrittenElement, WrittenNode, WrittenWay } from './osm-element.types.js';

/** Metres along and across the demonstration's turned grid, from where its two rows of districts meet. */
interface Spot {
  readonly east: number;
  readonly north: number;
}
type Tags = Readonly<Record<string, string>>;

const METRES_PER_DEGREE = 111_195;
const BLOCK_M = 90;
const FIRST_M = BLOCK_M / 2;
const SIDE_M = 18 * BLOCK_M;
/** The grid reaches from here to here. */
const GRID = { west: -SIDE_M, east: 2 * SIDE_M, south: -SIDE_M, north: SIDE_M };
const RING_M = 120;
const HOUSE_STEP_M = 30;
const HOUSE_OFFSET_M = 14;
const RIVER_WIDTH_M = 34;

/**
 * The demonstration's made-up city: the streets of its quarter with house numbers on both sides, a river that avenues
 * cross, squares, parks with a lake, districts, buildings, a ring road and a railway.
 */
export function demoCity(): WrittenElement[] {
  return new DemoCity().elements();
}

class DemoCity {
  private readonly frame = frameOf(demoQuarter().streets);
  private readonly nodes = new Map<string, WrittenNode>();
  private readonly ways: WrittenWay[] = [];

  elements(): WrittenElement[] {
    const streets = streetsOf(demoQuarter().streets);
    for (const [name, rows] of streets) this.addStreet(name, rows);
    this.addWater();
    this.addGreen();
    this.addBuildings();
    this.addRing();
    this.addPlaces();
    return [...this.nodes.values(), ...this.ways];
  }

  private addStreet(name: string, rows: readonly GazetteerRow[]): void {
    const [from, to] = [this.spotOf(rows, 'from'), this.spotOf(rows, 'to')];
    const alongEast = Math.abs(to.east - from.east) > Math.abs(to.north - from.north);
    const metres = [0, ...Array.from({ length: 18 }, (_, at) => FIRST_M + at * BLOCK_M), SIDE_M];
    const spots = metres.map((m) => ({
      east: alongEast ? Math.round(from.east / BLOCK_M) * BLOCK_M + m : from.east,
      north: alongEast ? from.north : Math.round(from.north / BLOCK_M) * BLOCK_M + m,
    }));
    const isAvenue = name.startsWith('Avenida');
    // Only avenues cross the river: other streets end at its banks.
    const dry = spots.filter(({ north }) => isAvenue || alongEast || Math.abs(north) > 1);
    this.way(dry, { highway: KINDS[name.split(' ')[0] ?? ''] ?? 'residential', name });
    const district = rows[0]?.district ?? '';
    for (let m = HOUSE_STEP_M; m < SIDE_M; m += HOUSE_STEP_M)
      for (const side of [-1, 1]) {
        const spot = alongEast
          ? { east: spots[0]!.east + m, north: from.north + side * HOUSE_OFFSET_M }
          : { east: from.east + side * HOUSE_OFFSET_M, north: spots[0]!.north + m };
        if (Math.abs(spot.north) < 40) continue;
        this.node(spot, {
          'addr:street': name,
          'addr:housenumber': String(side > 0 ? m : m + 1),
          'addr:suburb': district,
        });
      }
  }

  private addWater(): void {
    const course = range(GRID.west - 900, GRID.east + 900, 60).map((east) => ({
      east,
      north: riverAt(east),
    }));
    const bank = (side: number) =>
      course.map(({ east, north }) => ({ east, north: north + (side * RIVER_WIDTH_M) / 2 }));
    this.area([...bank(1), ...bank(-1).reverse()], {
      natural: 'water',
      water: 'river',
      name: 'Rio das Garças',
    });
    this.way(course, { waterway: 'river', name: 'Rio das Garças' });
    this.area(round({ east: 700, north: GRID.north + 330 }, 150, 95), {
      natural: 'water',
      name: 'Lago dos Patos',
    });
    const brook = range(GRID.north + 330, 1, -70).map((north) => ({
      east: GRID.east + 260 + 40 * Math.sin(north / 210),
      north,
    }));
    this.way(brook, { waterway: 'stream', name: 'Córrego Fundo' });
  }

  private addGreen(): void {
    this.area(round({ east: 700, north: GRID.north + 330 }, 520, 210), {
      leisure: 'park',
      name: 'Parque Municipal',
    });
    this.area(round({ east: GRID.east + 420, north: -800 }, 240, 420), {
      natural: 'wood',
      name: 'Mata do Fim do Mundo',
    });
    this.area(round({ east: GRID.west - 420, north: 820 }, 230, 520), {
      leisure: 'park',
      name: 'Parque das Araras',
    });
    for (let district = 0; district < 6; district++) {
      const west = (district % 3) * SIDE_M - SIDE_M;
      const south = district < 3 ? 0 : -SIDE_M;
      for (const [square, [column, row]] of SQUARES.entries())
        this.area(block(west + FIRST_M + column * BLOCK_M, south + FIRST_M + row * BLOCK_M, 10), {
          leisure: 'park',
          name: `Praça ${SQUARE_NAMES[(district * SQUARES.length + square) % SQUARE_NAMES.length] ?? ''}`,
        });
    }
  }

  /** In every second block, some houses. */
  private addBuildings(): void {
    for (const west of range(GRID.west + FIRST_M, GRID.east - BLOCK_M, BLOCK_M))
      for (const south of range(GRID.south + FIRST_M, GRID.north - BLOCK_M, BLOCK_M)) {
        const chance = noise(west, south);
        if (chance < 0.55 || Math.abs(south + BLOCK_M / 2) < 80) continue;
        for (const [east, north] of [
          [16, 16],
          [50, 16],
          [16, 50],
          [50, 50],
        ] as const)
          if (noise(west + east, south + north) > 0.35)
            this.area(rectangle(west + east, south + north, 24 - 10 * chance, 22), { building: 'yes' });
      }
  }

  private addRing(): void {
    const { west, east, south, north } = GRID;
    const corners = [
      [west - RING_M, north + RING_M / 2],
      [east + RING_M, north + RING_M / 2],
      [east + RING_M, south - RING_M],
      [west - RING_M, south - RING_M],
      [west - RING_M, north + RING_M / 2],
    ].map(([x = 0, y = 0]) => ({ east: x, north: y }));
    this.way(corners, { highway: 'trunk', name: 'Anel Viário' });
    const rail = range(west - 900, east + 900, 150).map((x) => ({
      east: x,
      north: south - 330 + 40 * Math.sin(x / 900),
    }));
    this.way(rail, { railway: 'rail' });
  }

  private addPlaces(): void {
    const { city, streets } = demoQuarter();
    this.node({ east: SIDE_M / 2, north: 60 }, { place: 'city', name: city });
    for (const name of new Set(streets.map(({ district }) => district))) {
      const own = streets
        .filter(({ district }) => district === name)
        .map((row) => this.spotOf([row], 'from'));
      const middle = (axis: keyof Spot) => own.reduce((sum, spot) => sum + spot[axis], 0) / own.length;
      this.node({ east: middle('east'), north: middle('north') }, { place: 'suburb', name });
    }
  }

  private spotOf(rows: readonly GazetteerRow[], end: 'from' | 'to'): Spot {
    const row = rows[end === 'from' ? 0 : rows.length - 1];
    if (!row) return { east: 0, north: 0 };
    const [latitude, longitude] =
      end === 'from' ? [row.fromLatitude, row.fromLongitude] : [row.toLatitude, row.toLongitude];
    return this.frame.spotOf(latitude, longitude);
  }

  private area(spots: readonly Spot[], tags: Tags): void {
    const ids = spots.map((spot) => this.node(spot));
    this.ways.push({ kind: 'way', id: this.ways.length + 1, nodeIds: [...ids, ids[0] ?? 0], tags });
  }

  private way(spots: readonly Spot[], tags: Tags): void {
    const nodeIds = spots.map((spot) => this.node(spot));
    this.ways.push({ kind: 'way', id: this.ways.length + 1, nodeIds, tags });
  }

  /** The same place is the same node, so that streets meet. */
  private node(spot: Spot, tags?: Tags): number {
    const key = `${Math.round(spot.east)} ${Math.round(spot.north)}${tags ? ' with tags' : ''}${tags?.['addr:street'] ?? ''}`;
    const known = this.nodes.get(key);
    if (known) return known.id;
    const id = this.nodes.size + 1;
    this.nodes.set(key, { kind: 'node', id, ...this.frame.placeOf(spot), ...(tags && { tags }) });
    return id;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  Avenida: 'secondary',
  Alameda: 'tertiary',
  Travessa: 'living_street',
};
const SQUARES = [
  [4, 4],
  [12, 6],
  [7, 13],
] as const;
const SQUARE_NAMES = [
  'da Matriz',
  'do Coreto',
  'das Mangueiras',
  'da Feira',
  'dos Namorados',
  'do Relógio',
  'da Fonte',
];

function streetsOf(rows: readonly GazetteerRow[]): Map<string, GazetteerRow[]> {
  const streets = new Map<string, GazetteerRow[]>();
  for (const row of rows) streets.set(row.street, [...(streets.get(row.street) ?? []), row]);
  return streets;
}

/** The turn and the origin of the grid, as its streets have them. */
function frameOf(rows: readonly GazetteerRow[]) {
  const [first] = rows;
  if (!first) throw new Error('The quarter has no streets');
  const narrowing = Math.cos((first.fromLatitude * Math.PI) / 180);
  const all = rows.map(({ fromLatitude, fromLongitude }) => [fromLatitude, fromLongitude] as const);
  const turn = Math.atan2(
    -(first.toLongitude - first.fromLongitude) * narrowing,
    first.toLatitude - first.fromLatitude,
  );
  const turned = (latitude: number, longitude: number) => {
    const [east, north] = [longitude * METRES_PER_DEGREE * narrowing, latitude * METRES_PER_DEGREE];
    return {
      east: east * Math.cos(turn) + north * Math.sin(turn),
      north: -east * Math.sin(turn) + north * Math.cos(turn),
    };
  };
  const spots = all.map(([latitude, longitude]) => turned(latitude, longitude));
  const origin = {
    east: Math.min(...spots.map(({ east }) => east)) - GRID.west - 1,
    north: Math.min(...spots.map(({ north }) => north)) - GRID.south - 1,
  };
  return {
    spotOf: (latitude: number, longitude: number): Spot => {
      const { east, north } = turned(latitude, longitude);
      return { east: east - origin.east, north: north - origin.north };
    },
    placeOf: (spot: Spot) => {
      const [x, y] = [spot.east + origin.east, spot.north + origin.north];
      return {
        latitude: (x * Math.sin(turn) + y * Math.cos(turn)) / METRES_PER_DEGREE,
        longitude: (x * Math.cos(turn) - y * Math.sin(turn)) / METRES_PER_DEGREE / narrowing,
      };
    },
  };
}

const riverAt = (east: number) => 9 * Math.sin(east / 260);

/** The same number from 0 to 1 for the same place. */
function noise(x: number, y: number): number {
  const hash = Math.imul(Math.round(x) * 374_761 + Math.round(y) * 668_265, 2_246_822_519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function round({ east, north }: Spot, width: number, height: number): Spot[] {
  return range(0, 23, 1).map((at) => {
    const angle = (at / 24) * 2 * Math.PI;
    const reach = 1 + 0.12 * Math.sin(3 * angle) + 0.06 * Math.cos(5 * angle);
    return { east: east + width * reach * Math.cos(angle), north: north + height * reach * Math.sin(angle) };
  });
}

function rectangle(east: number, north: number, width: number, height: number): Spot[] {
  return [
    { east, north },
    { east: east + width, north },
    { east: east + width, north: north + height },
    { east, north: north + height },
  ];
}

function block(east: number, north: number, inside: number): Spot[] {
  return rectangle(east + inside, north + inside, BLOCK_M - 2 * inside, BLOCK_M - 2 * inside);
}
