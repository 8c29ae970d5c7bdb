import type { WrittenElement, WrittenNode, WrittenRelation, WrittenWay } from './osm-element.types.js';

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
/** Each so many streets one is an avenue, each so many avenues one is a fast road. */
const AVENUE_EVERY = 5;
const TRUNK_EVERY = 20;
/** The river flows from west to east; avenues cross it. */
const RIVER_AT = 0.4;
const HOUSE_STEP_M = 25;
const HOUSE_OFFSET_M = 12;

type Direction = 'east' | 'north';

/**
 * A made-up city: a bent grid of two-way avenues and one-way streets, a river that only avenues cross, fast roads
 * without walkers, a roundabout, lanes with bollards and gates, private yards, forbidden turns, one of them by way of a
 * way, and a ferry. The same options give the same city.
 */
export function* gridCity(options: GridCityOptions): Generator<WrittenElement> {
  const city = new GridCity(options);
  yield* city.nodes();
  yield* city.ways();
  yield* city.relations();
}

class GridCity {
  private readonly columns: number;
  private readonly rows: number;
  private readonly west: number;
  private readonly south: number;
  private readonly narrowing: number;
  private readonly furnished: boolean;
  private readonly riverRow: number;
  /** Nodes that are no corner of the grid come after those and the bends. */
  private readonly extraNodes: WrittenNode[] = [];
  private readonly extraWays: WrittenWay[] = [];
  private nextNode: number;
  private nextWay = 1_000_000;

  constructor(options: GridCityOptions) {
    this.columns = options.columns;
    this.rows = options.rows;
    this.west = options.longitude ?? -54.6;
    this.south = options.latitude ?? -20.5;
    this.narrowing = Math.cos((this.south * Math.PI) / 180);
    this.furnished = options.furnished ?? false;
    this.riverRow = Math.floor(this.rows * RIVER_AT);
    this.nextNode = 3 * this.columns * this.rows + 1;
    this.build();
  }

  *nodes(): Generator<WrittenNode> {
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) yield this.corner(column, row);
    for (const direction of ['east', 'north'] as const)
      for (let row = 0; row < this.rows; row++)
        for (let column = 0; column < this.columns; column++) yield this.bend(column, row, direction);
    yield* this.extraNodes;
  }

  *ways(): Generator<WrittenWay> {
    for (let row = 0; row < this.rows; row++) yield* this.street('east', row);
    for (let column = 0; column < this.columns; column++) yield* this.street('north', column);
    yield* this.extraWays;
  }

  /** No left turn out of each second avenue into the next, and once no turning round by way of a block. */
  *relations(): Generator<WrittenRelation> {
    let id = 1;
    for (let row = AVENUE_EVERY; row < this.rows - 1; row += 2 * AVENUE_EVERY)
      for (let column = AVENUE_EVERY; column < this.columns - 1; column += AVENUE_EVERY)
        yield this.restriction(id++, 'no_left_turn', [
          { kind: 'way', id: this.pieceId('east', row, column - 1), role: 'from' },
          { kind: 'node', id: this.cornerId(column, row), role: 'via' },
          { kind: 'way', id: this.pieceId('north', column, row), role: 'to' },
        ]);
    const [row, column] = [AVENUE_EVERY, AVENUE_EVERY];
    if (row + 1 >= this.rows || column + 1 >= this.columns) return;
    yield this.restriction(id, 'no_u_turn', [
      { kind: 'way', id: this.pieceId('east', 0, column), role: 'from' },
      { kind: 'way', id: this.pieceId('north', column, 0), role: 'via' },
      { kind: 'way', id: this.pieceId('east', 1, column), role: 'to' },
    ]);
  }

  private build(): void {
    this.addLanes();
    this.addFerry();
    if (!this.furnished) return;
    this.addWater();
    this.addParks();
    this.addDistricts();
    this.addHouses();
  }

  /** One way per block, because restrictions name ways and one-way streets change nothing by it. */
  private *street(direction: Direction, line: number): Generator<WrittenWay> {
    const length = direction === 'east' ? this.columns : this.rows;
    const tags = this.streetTags(direction, line);
    for (let at = 0; at < length - 1; at++) {
      const [column, row] = direction === 'east' ? [at, line] : [line, at];
      const overRiver = direction === 'north' && row === this.riverRow;
      if (overRiver && !this.isAvenue(line)) continue;
      yield {
        kind: 'way',
        id: this.pieceId(direction, line, at),
        nodeIds: [
          this.cornerId(column, row),
          this.bendId(column, row, direction),
          direction === 'east' ? this.cornerId(column + 1, row) : this.cornerId(column, row + 1),
        ],
        tags: overRiver ? { ...tags, bridge: 'yes', layer: '1' } : tags,
      };
    }
  }

  private streetTags(direction: Direction, line: number): Record<string, string> {
    const name = streetName(direction, line);
    if (line > 0 && line % TRUNK_EVERY === 0)
      return { highway: 'trunk', name, maxspeed: '80', foot: 'no', bicycle: 'no' };
    if (this.isAvenue(line)) return { highway: 'secondary', name, maxspeed: '60' };
    // At the rim streets lead both ways, so that no corner is a trap.
    const last = (direction === 'east' ? this.rows : this.columns) - 1;
    if (line === 0 || line === last) return { highway: 'tertiary', name };
    if (line % 3 === 0) return { highway: 'residential', name };
    return { highway: 'residential', name, oneway: line % 2 === 0 ? 'yes' : '-1', surface: 'asphalt' };
  }

  /** In some blocks a lane with a bollard, a yard behind a gate, or a foot path. */
  private addLanes(): void {
    for (let row = 0; row < this.rows - 1; row++)
      for (let column = 0; column < this.columns - 1; column++) {
        const kind = Math.floor(this.random(column, row, 7) * 20);
        if (kind > 3 || row === this.riverRow) continue;
        const middle = this.extraNode(column + 0.5, row + 0.4, kind === 0 ? { barrier: 'bollard' } : {});
        const from = this.bendId(column, row, 'east');
        const to = this.bendId(column, row + 1, 'east');
        if (kind === 0)
          this.extraWay([from, middle, to], { highway: 'residential', name: 'Travessa do Meio' });
        else if (kind === 1) this.extraWay([from, middle], { highway: 'service', access: 'private' });
        else if (kind === 2) this.extraWay([from, middle, to], { highway: 'service' });
        else this.extraWay([from, middle, to], { highway: 'footway' });
      }
  }

  private addFerry(): void {
    if (this.rows <= this.riverRow + 1 || this.columns < 3) return;
    this.extraWay([this.cornerId(1, this.riverRow), this.cornerId(1, this.riverRow + 1)], {
      route: 'ferry',
      name: 'Balsa',
    });
  }

  private addWater(): void {
    const bank = (offset: number) =>
      Array.from({ length: this.columns }, (_, column) =>
        this.extraNode(column, this.riverRow + 0.5 + offset + 0.15 * Math.sin(column / 3), {}),
      );
    const [north, south] = [bank(0.15), bank(-0.15)];
    this.extraWay(bank(0), { waterway: 'river', name: 'Rio Claro' });
    this.extraWay([...north, ...south.reverse(), north[0] ?? 0], { natural: 'water', water: 'river' });
  }

  private addParks(): void {
    for (let row = 2; row < this.rows - 1; row += 7)
      for (let column = 2; column < this.columns - 1; column += 9) {
        const corners = [
          [0.15, 0.15],
          [0.85, 0.15],
          [0.85, 0.85],
          [0.15, 0.85],
        ].map(([x = 0, y = 0]) => this.extraNode(column + x, row + y, {}));
        this.extraWay([...corners, corners[0] ?? 0], {
          leisure: 'park',
          name: `Praça ${streetWord(row + column)}`,
        });
      }
  }

  private addDistricts(): void {
    for (let row = 5; row < this.rows; row += 10)
      for (let column = 5; column < this.columns; column += 10)
        this.extraNode(column, row, { place: 'suburb', name: `Vila ${streetWord(row * 3 + column)}` });
  }

  private addHouses(): void {
    for (let row = 0; row < this.rows; row++)
      for (let at = 0; at < this.columns - 1; at++)
        for (let m = HOUSE_STEP_M; m < BLOCK_M; m += HOUSE_STEP_M)
          for (const side of [-1, 1]) {
            const number = at * BLOCK_M + m + (side > 0 ? 1 : 0);
            this.extraNode(at + m / BLOCK_M, row + (side * HOUSE_OFFSET_M) / BLOCK_M, {
              'addr:street': streetName('east', row),
              'addr:housenumber': String(number),
            });
          }
  }

  private restriction(id: number, restriction: string, members: WrittenRelation['members']): WrittenRelation {
    return { kind: 'relation', id, members, tags: { type: 'restriction', restriction } };
  }

  private extraNode(column: number, row: number, tags: Record<string, string>): number {
    const id = this.nextNode++;
    this.extraNodes.push({ kind: 'node', id, ...this.place(column, row), tags });
    return id;
  }

  private extraWay(nodeIds: readonly number[], tags: Record<string, string>): void {
    this.extraWays.push({ kind: 'way', id: this.nextWay++, nodeIds, tags });
  }

  private isAvenue(line: number): boolean {
    return line > 0 && line % AVENUE_EVERY === 0;
  }

  private corner(column: number, row: number): WrittenNode {
    const signals = this.isAvenue(column) && this.isAvenue(row);
    return {
      kind: 'node',
      id: this.cornerId(column, row),
      ...this.place(column, row),
      ...(signals && { tags: { highway: 'traffic_signals' } }),
    };
  }

  private bend(column: number, row: number, direction: Direction): WrittenNode {
    const [x, y] = direction === 'east' ? [0.5, 0] : [0, 0.5];
    return { kind: 'node', id: this.bendId(column, row, direction), ...this.place(column + x, row + y) };
  }

  /** A corner of the grid, moved a little, so that no two blocks are alike. */
  private place(column: number, row: number): { longitude: number; latitude: number } {
    const x = (column + 0.2 * (this.random(column, row, 1) - 0.5)) * BLOCK_M;
    const y = (row + 0.2 * (this.random(column, row, 2) - 0.5)) * BLOCK_M;
    return {
      longitude: this.west + x / (METERS_PER_DEGREE * this.narrowing),
      latitude: this.south + y / METERS_PER_DEGREE,
    };
  }

  private cornerId(column: number, row: number): number {
    return row * this.columns + column + 1;
  }

  private bendId(column: number, row: number, direction: Direction): number {
    return (direction === 'east' ? 1 : 2) * this.columns * this.rows + this.cornerId(column, row);
  }

  private pieceId(direction: Direction, line: number, at: number): number {
    return direction === 'east'
      ? line * this.columns + at + 1
      : this.columns * this.rows + line * this.rows + at + 1;
  }

  /** The same number from 0 to 1 for the same place, whenever it is asked for. */
  private random(column: number, row: number, salt: number): number {
    let hash = Math.imul(Math.round(column * 100) + 374_761_393 * salt, 668_265_263) ^ 2_246_822;
    hash = Math.imul(hash ^ (hash >>> 15) ^ Math.round(row * 100), 2_246_822_519);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  }
}

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

function streetWord(line: number): string {
  return `${TREES[line % TREES.length] ?? ''}${line < TREES.length ? '' : ` ${Math.floor(line / TREES.length) + 1}`}`;
}

function streetName(direction: Direction, line: number): string {
  const kind = line > 0 && line % AVENUE_EVERY === 0 ? 'Avenida' : 'Rua';
  if (direction === 'east') return `${kind} ${streetWord(line)}`;
  const turn = Math.floor(line / BIRDS.length);
  return `${kind} ${BIRDS[line % BIRDS.length] ?? ''}${turn === 0 ? '' : ` ${turn + 1}`}`;
}
