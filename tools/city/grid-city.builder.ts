import { CityDrawing, noise, range, type Spot } from './city-drawing.builder.js';
import type { Tags, WrittenElement } from './osm-element.types.js';

export interface GridCityOptions {
  /** Streets that lead north, and streets that lead east. */
  readonly columns: number;
  readonly rows: number;
  /** The south-west corner. */
  readonly longitude?: number;
  readonly latitude?: number;
  /** House numbers on both sides, parks and districts, which roads do not need. */
  readonly furnished?: boolean;
}

const BLOCK_M = 100;
const METERS_PER_DEGREE = 111_320;
/** Every fifth street is an avenue, every twentieth a fast road. */
const AVENUE_EVERY = 5;
const TRUNK_EVERY = 20;
/** Share of the rows south of the river, which flows from west to east. */
const RIVER_AT = 0.4;
const HOUSE_STEP_M = 25;
const HOUSE_OFFSET_M = 12;

type Direction = 'east' | 'north';

/** Each kind of lane is in one of twenty blocks: bollard, private yard, service road, foot path. */
const LANES: readonly Tags[] = [
  { highway: 'residential', name: 'Travessa do Meio' },
  { highway: 'service', access: 'private' },
  { highway: 'service' },
  { highway: 'footway' },
];
const TREES =
  'das Acácias,dos Ipês,das Palmeiras,dos Jatobás,das Mangueiras,dos Cedros,das Figueiras,dos Angicos,das Paineiras,dos Jacarandás';
const BIRDS = 'do Sabiá,da Arara,do Tuiuiú,da Garça,do Bem-te-vi,da Seriema,do Tucano';

function wordOf(names: string, line: number): string {
  const words = names.split(',');
  const turn = Math.floor(line / words.length);
  return `${words[line % words.length]!}${turn === 0 ? '' : ` ${turn + 1}`}`;
}

const streetName = (direction: Direction, line: number) =>
  `${isAvenue(line) ? 'Avenida' : 'Rua'} ${wordOf(direction === 'east' ? TREES : BIRDS, line)}`;
const spotAt = (column: number, row: number): Spot => ({ east: column * BLOCK_M, north: row * BLOCK_M });
const isAvenue = (line: number) => line > 0 && line % AVENUE_EVERY === 0;

/**
 * A made-up city: a bent grid of two-way avenues and one-way streets, a river that only avenues cross, fast
 * roads without walkers, lanes with bollards and gates, private yards, forbidden turns, one of them by way of
 * a way, and a ferry. The same options give the same city.
 */
export function gridCity(options: GridCityOptions): WrittenElement[] {
  const { columns, rows, longitude = -54.6, latitude = -20.5, furnished = false } = options;
  const riverRow = Math.floor(rows * RIVER_AT);
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  // Each place is moved a little, so that no two blocks are alike.
  const moved = (m: number, chance: number) => (m + 0.2 * (chance - 0.5) * BLOCK_M) / METERS_PER_DEGREE;
  const drawing = new CityDrawing((east, north) => ({
    longitude: longitude + moved(east, noise(east + 1, north)) / narrowing,
    latitude: latitude + moved(north, noise(east, north + 1)),
  }));
  /** Ids of ways by direction, street and block. */
  const pieces = new Map<string, number>();

  /** Each so many rows and columns, from the first up to the last or, with `short` 2, to the one before. */
  function* crossings(first: number, [byRow, byColumn]: readonly [number, number], short = 1) {
    for (const row of range(first, rows - short, byRow))
      for (const column of range(first, columns - short, byColumn)) yield { row, column };
  }

  function streetTags(direction: Direction, line: number): Tags {
    const name = streetName(direction, line);
    if (line > 0 && line % TRUNK_EVERY === 0)
      return { highway: 'trunk', name, maxspeed: '80', foot: 'no', bicycle: 'no' };
    if (isAvenue(line)) return { highway: 'secondary', name, maxspeed: '60' };
    // At the rim streets lead both ways, so that no corner is a trap.
    const last = (direction === 'east' ? rows : columns) - 1;
    if (line === 0 || line === last) return { highway: 'tertiary', name };
    if (line % 3 === 0) return { highway: 'residential', name };
    return { highway: 'residential', name, oneway: line % 2 === 0 ? 'yes' : '-1', surface: 'asphalt' };
  }

  /** One way per block, because restrictions name ways and one-way streets change nothing by it. */
  function drawStreet(direction: Direction, line: number): void {
    const tags = streetTags(direction, line);
    const spot = (at: number) => (direction === 'east' ? spotAt(at, line) : spotAt(line, at));
    for (const at of range(0, (direction === 'east' ? columns : rows) - 2)) {
      const overRiver = direction === 'north' && at === riverRow;
      if (overRiver && !isAvenue(line)) continue;
      const bridge = overRiver && { bridge: 'yes', layer: '1' };
      const way = drawing.line([at, at + 0.5, at + 1].map(spot), { ...tags, ...bridge });
      pieces.set(`${direction} ${line} ${at}`, way);
    }
  }

  /** From a piece of a street by way of a corner or of a piece to another piece. */
  function forbid(restriction: string, way: readonly (string | Spot)[]): void {
    const members = way.map((one, at) => ({
      ...(typeof one === 'string'
        ? { kind: 'way' as const, id: pieces.get(one)! }
        : { kind: 'node' as const, id: drawing.node(one) }),
      role: ['from', 'via', 'to'][at]!,
    }));
    drawing.relation(members, { type: 'restriction', restriction });
  }

  /** In some blocks a lane with a bollard, a yard behind a gate, or a foot path. */
  function drawLanes(): void {
    for (const { row, column } of crossings(0, [1, 1], 2)) {
      const kind = Math.floor(noise(column * 7, row * 13) * 20);
      const tags = LANES[kind];
      if (!tags || row === riverRow) continue;
      const middle = spotAt(column + 0.5, row + 0.4);
      if (kind === 0) drawing.node(middle, { barrier: 'bollard' });
      const lane = [spotAt(column + 0.5, row), middle, spotAt(column + 0.5, row + 1)];
      drawing.line(kind === 1 ? lane.slice(0, 2) : lane, tags);
    }
  }

  /** No left turn out of each second avenue into the next, and once no turning round by way of a block. */
  function forbidTurns(): void {
    for (const { row, column } of crossings(AVENUE_EVERY, [2 * AVENUE_EVERY, AVENUE_EVERY], 2))
      forbid('no_left_turn', [`east ${row} ${column - 1}`, spotAt(column, row), `north ${column} ${row}`]);
    if (Math.min(rows, columns) > AVENUE_EVERY + 1)
      forbid('no_u_turn', [`east 0 ${AVENUE_EVERY}`, `north ${AVENUE_EVERY} 0`, `east 1 ${AVENUE_EVERY}`]);
  }

  function furnish(): void {
    const bank = (offset: number) =>
      range(0, columns - 1).map((column) =>
        spotAt(column, riverRow + 0.5 + offset + 0.15 * Math.sin(column / 3)),
      );
    drawing.line(bank(0), { waterway: 'river', name: 'Rio Claro' });
    drawing.area([...bank(0.15), ...bank(-0.15).reverse()], { natural: 'water', water: 'river' });
    for (const { row, column } of crossings(2, [7, 9], 2)) {
      const corner = (east: number, north: number) => spotAt(column + east, row + north);
      const park = [corner(0.15, 0.15), corner(0.85, 0.15), corner(0.85, 0.85), corner(0.15, 0.85)];
      drawing.area(park, { leisure: 'park', name: `Praça ${wordOf(TREES, row + column)}` });
    }
    for (const { row, column } of crossings(5, [10, 10]))
      drawing.mark(spotAt(column, row), { place: 'suburb', name: `Vila ${wordOf(TREES, row * 3 + column)}` });
    for (const row of range(0, rows - 1))
      for (const east of range(HOUSE_STEP_M, (columns - 1) * BLOCK_M - 1, HOUSE_STEP_M))
        for (const side of east % BLOCK_M === 0 ? [] : [-1, 1]) {
          const number = String(east + (side > 0 ? 1 : 0));
          const tags = { 'addr:street': streetName('east', row), 'addr:housenumber': number };
          drawing.mark({ east, north: row * BLOCK_M + side * HOUSE_OFFSET_M }, tags);
        }
  }

  for (const { row, column } of crossings(AVENUE_EVERY, [AVENUE_EVERY, AVENUE_EVERY]))
    drawing.node(spotAt(column, row), { highway: 'traffic_signals' });
  for (const row of range(0, rows - 1)) drawStreet('east', row);
  for (const column of range(0, columns - 1)) drawStreet('north', column);
  drawLanes();
  if (rows > riverRow + 1 && columns >= 3)
    drawing.line([spotAt(1, riverRow), spotAt(1, riverRow + 1)], { route: 'ferry', name: 'Balsa' });
  forbidTurns();
  if (furnished) furnish();
  return drawing.elements();
}
