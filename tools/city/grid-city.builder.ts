import { CityDrawing, noise, range, rectangle, type Spot } from './city-drawing.builder.js';
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

/**
 * A made-up city: a bent grid of two-way avenues and one-way streets, a river that only avenues cross, fast roads
 * without walkers, lanes with bollards and gates, private yards, forbidden turns, one of them by way of a
 * way, and a ferry. The same options give the same city.
 */
export function gridCity(options: GridCityOptions): WrittenElement[] {
  return new GridCity(options).elements();
}

const spotAt = (column: number, row: number): Spot => ({ east: column * BLOCK_M, north: row * BLOCK_M });
const isAvenue = (line: number) => line > 0 && line % AVENUE_EVERY === 0;

class GridCity {
  private readonly columns: number;
  private readonly rows: number;
  private readonly riverRow: number;
  private readonly drawing: CityDrawing;
  /** Ids of ways by direction, street and block. */
  private readonly pieces = new Map<string, number>();

  constructor({ columns, rows, longitude = -54.6, latitude = -20.5, furnished }: GridCityOptions) {
    this.columns = columns;
    this.rows = rows;
    this.riverRow = Math.floor(rows * RIVER_AT);
    const narrowing = Math.cos((latitude * Math.PI) / 180);
    // Each place is moved a little, so that no two blocks are alike.
    const moved = (m: number, chance: number) => (m + 0.2 * (chance - 0.5) * BLOCK_M) / METERS_PER_DEGREE;
    this.drawing = new CityDrawing((east, north) => ({
      longitude: longitude + moved(east, noise(east + 1, north)) / narrowing,
      latitude: latitude + moved(north, noise(east, north + 1)),
    }));
    this.drawStreets();
    this.drawLanes();
    this.drawFerry();
    this.forbidTurns();
    if (furnished) this.furnish();
  }

  elements(): WrittenElement[] {
    return this.drawing.elements();
  }

  private drawStreets(): void {
    for (const row of range(AVENUE_EVERY, this.rows - 1, AVENUE_EVERY))
      for (const column of range(AVENUE_EVERY, this.columns - 1, AVENUE_EVERY))
        this.drawing.node(spotAt(column, row), { highway: 'traffic_signals' });
    for (const row of range(0, this.rows - 1, 1)) this.drawStreet('east', row);
    for (const column of range(0, this.columns - 1, 1)) this.drawStreet('north', column);
  }

  /** One way per block, because restrictions name ways and one-way streets change nothing by it. */
  private drawStreet(direction: Direction, line: number): void {
    const tags = this.streetTags(direction, line);
    const spot = (at: number) => (direction === 'east' ? spotAt(at, line) : spotAt(line, at));
    for (const at of range(0, (direction === 'east' ? this.columns : this.rows) - 2, 1)) {
      const overRiver = direction === 'north' && at === this.riverRow;
      if (overRiver && !isAvenue(line)) continue;
      const way = this.drawing.line(
        [at, at + 0.5, at + 1].map(spot),
        overRiver ? { ...tags, bridge: 'yes', layer: '1' } : tags,
      );
      this.pieces.set(`${direction} ${line} ${at}`, way);
    }
  }

  private streetTags(direction: Direction, line: number): Tags {
    const name = streetName(direction, line);
    if (line > 0 && line % TRUNK_EVERY === 0)
      return { highway: 'trunk', name, maxspeed: '80', foot: 'no', bicycle: 'no' };
    if (isAvenue(line)) return { highway: 'secondary', name, maxspeed: '60' };
    // At the rim streets lead both ways, so that no corner is a trap.
    const last = (direction === 'east' ? this.rows : this.columns) - 1;
    if (line === 0 || line === last) return { highway: 'tertiary', name };
    if (line % 3 === 0) return { highway: 'residential', name };
    return { highway: 'residential', name, oneway: line % 2 === 0 ? 'yes' : '-1', surface: 'asphalt' };
  }

  /** In some blocks a lane with a bollard, a yard behind a gate, or a foot path. */
  private drawLanes(): void {
    for (const row of range(0, this.rows - 2, 1))
      for (const column of range(0, this.columns - 2, 1)) {
        const kind = Math.floor(noise(column * 7, row * 13) * 20);
        const tags = LANES[kind];
        if (!tags || row === this.riverRow) continue;
        const middle = spotAt(column + 0.5, row + 0.4);
        if (kind === 0) this.drawing.node(middle, { barrier: 'bollard' });
        const lane = [spotAt(column + 0.5, row), middle, spotAt(column + 0.5, row + 1)];
        this.drawing.line(kind === 1 ? lane.slice(0, 2) : lane, tags);
      }
  }

  private drawFerry(): void {
    if (this.rows <= this.riverRow + 1 || this.columns < 3) return;
    const banks = [spotAt(1, this.riverRow), spotAt(1, this.riverRow + 1)];
    this.drawing.line(banks, { route: 'ferry', name: 'Balsa' });
  }

  /** No left turn out of each second avenue into the next, and once no turning round by way of a block. */
  private forbidTurns(): void {
    for (const row of range(AVENUE_EVERY, this.rows - 2, 2 * AVENUE_EVERY))
      for (const column of range(AVENUE_EVERY, this.columns - 2, AVENUE_EVERY))
        this.forbid('no_left_turn', [
          `east ${row} ${column - 1}`,
          spotAt(column, row),
          `north ${column} ${row}`,
        ]);
    const [row, column] = [AVENUE_EVERY, AVENUE_EVERY];
    if (row + 1 < this.rows && column + 1 < this.columns)
      this.forbid('no_u_turn', [`east 0 ${column}`, `north ${column} 0`, `east 1 ${column}`]);
  }

  /** From a piece of a street by way of a corner or of a piece to another piece. */
  private forbid(restriction: string, way: readonly (string | Spot)[]): void {
    const members = way.map((one, at) => ({
      ...(typeof one === 'string'
        ? { kind: 'way' as const, id: this.pieces.get(one)! }
        : { kind: 'node' as const, id: this.drawing.node(one) }),
      role: ['from', 'via', 'to'][at]!,
    }));
    this.drawing.relation(members, { type: 'restriction', restriction });
  }

  private furnish(): void {
    const bank = (offset: number) =>
      range(0, this.columns - 1, 1).map((column) =>
        spotAt(column, this.riverRow + 0.5 + offset + 0.15 * Math.sin(column / 3)),
      );
    this.drawing.line(bank(0), { waterway: 'river', name: 'Rio Claro' });
    this.drawing.area([...bank(0.15), ...bank(-0.15).reverse()], { natural: 'water', water: 'river' });
    for (const row of range(2, this.rows - 2, 7))
      for (const column of range(2, this.columns - 2, 9))
        this.drawing.area(rectangle((column + 0.15) * BLOCK_M, (row + 0.15) * BLOCK_M, 70, 70), {
          leisure: 'park',
          name: `Praça ${streetWord(row + column)}`,
        });
    for (const row of range(5, this.rows - 1, 10))
      for (const column of range(5, this.columns - 1, 10))
        this.drawing.mark(spotAt(column, row), {
          place: 'suburb',
          name: `Vila ${streetWord(row * 3 + column)}`,
        });
    for (const row of range(0, this.rows - 1, 1)) this.drawHouses(row);
  }

  private drawHouses(row: number): void {
    for (const east of range(HOUSE_STEP_M, (this.columns - 1) * BLOCK_M - 1, HOUSE_STEP_M))
      if (east % BLOCK_M !== 0)
        for (const side of [-1, 1])
          this.drawing.mark(
            { east, north: row * BLOCK_M + side * HOUSE_OFFSET_M },
            {
              'addr:street': streetName('east', row),
              'addr:housenumber': String(east + (side > 0 ? 1 : 0)),
            },
          );
  }
}

/**
 * Each kind of lane is in one of twenty blocks: with a bollard, to a private yard, a service road, a foot
 * path.
 */
const LANES: readonly Tags[] = [
  { highway: 'residential', name: 'Travessa do Meio' },
  { highway: 'service', access: 'private' },
  { highway: 'service' },
  { highway: 'footway' },
];

const TREES = [
  'das Acácias',
  'dos Ipês',
  'das Palmeiras',
  'dos Jatobás',
  'das Mangueiras',
  'dos Cedros',
  'das Figueiras',
  'dos Angicos',
  'das Paineiras',
  'dos Jacarandás',
];
const BIRDS = ['do Sabiá', 'da Arara', 'do Tuiuiú', 'da Garça', 'do Bem-te-vi', 'da Seriema', 'do Tucano'];

function wordOf(words: readonly string[], line: number): string {
  const turn = Math.floor(line / words.length);
  return `${words[line % words.length]!}${turn === 0 ? '' : ` ${turn + 1}`}`;
}

const streetWord = (line: number) => wordOf(TREES, line);

function streetName(direction: Direction, line: number): string {
  const kind = isAvenue(line) ? 'Avenida' : 'Rua';
  return `${kind} ${wordOf(direction === 'east' ? TREES : BIRDS, line)}`;
}
