import { demoQuarter } from '#domain';
import { demoGrid, demoPoint } from '#domain/testing';
import { CityDrawing, noise, range, rectangle, round, type Spot } from './city-drawing.builder.js';
import { BLOCK_M, FIRST_M, GRID, grounds, isOnGround, RING_M, riverAt, SIDE_M } from './demo-grid.rules.js';
import { drawStreets, isNearDiagonal } from './demo-streets.builder.js';
import type { WrittenElement } from './osm-element.types.js';

const RIVER_WIDTH_M = 34;
/** Country around the road that leads around the town. */
const OUTSKIRTS_M = 1_500;
const INSIDE_M = 11;

/**
 * The demonstration's made-up city: the streets of its quarter, bent, with house numbers on both sides and lanes between
 * them, avenues that cross it from corner to corner, a river, squares and parks that streets end at, suburbs of winding
 * streets, works along a railway, and country around. Everything is drawn on an even grid, and the grid is bent.
 */
export function demoCity(): WrittenElement[] {
  const drawing = new CityDrawing(demoPoint);
  drawStreets(drawing, demoGrid());
  drawWater(drawing);
  drawGreen(drawing);
  drawBuildings(drawing);
  drawWorks(drawing);
  for (const suburb of SUBURBS) drawSuburb(drawing, suburb);
  drawCountry(drawing);
  drawPlaces(drawing);
  return drawing.elements();
}

function drawWater(drawing: CityDrawing): void {
  const course = range(GRID.west - OUTSKIRTS_M, GRID.east + OUTSKIRTS_M, 60).map((east) => ({
    east,
    north: riverAt(east),
  }));
  const bank = (side: number) =>
    course.map(({ east, north }) => ({ east, north: north + (side * RIVER_WIDTH_M) / 2 }));
  drawing.area([...bank(1), ...bank(-1).reverse()], {
    natural: 'water',
    water: 'river',
    name: 'Rio das Garças',
  });
  drawing.line(course, { waterway: 'river', name: 'Rio das Garças' });
  drawing.area(round(LAKE, 190, 120), { natural: 'water', name: 'Lago dos Patos' });
  const pond = grounds.find(({ name }) => name === 'Parque do Pomar');
  if (pond)
    drawing.area(round({ east: pond.west + 150, north: pond.south + 170 }, 80, 55), { natural: 'water' });
  const brook = range(LAKE.north - 90, 20, -70).map((north) => ({
    east: GRID.east + 420 - 260 * Math.exp((north - LAKE.north) / 300) + 60 * Math.sin(north / 260),
    north,
  }));
  drawing.line([{ east: LAKE.east + 150, north: LAKE.north - 40 }, ...brook], {
    waterway: 'stream',
    name: 'Córrego Fundo',
  });
}

const LAKE: Spot = { east: GRID.east - 300, north: GRID.north + RING_M + 420 };

function drawGreen(drawing: CityDrawing): void {
  for (const { west, south, width, height, name, tags } of grounds)
    drawing.area(rectangle(west + INSIDE_M, south + INSIDE_M, width - 2 * INSIDE_M, height - 2 * INSIDE_M), {
      ...tags,
      name,
    });
  drawing.area(round(LAKE, 560, 300), { leisure: 'park', name: 'Parque Municipal' });
  drawing.area(round({ east: GRID.east + 760, north: -900 }, 380, 560), {
    natural: 'wood',
    name: 'Mata do Fim do Mundo',
  });
  for (let district = 0; district < 6; district++) {
    const west = (district % 3) * SIDE_M - SIDE_M;
    const south = district < 3 ? 0 : -SIDE_M;
    SQUARES.forEach(([column, row], square) => {
      const name = SQUARE_NAMES[(district * SQUARES.length + square) % SQUARE_NAMES.length] ?? '';
      drawSquare(
        drawing,
        west + FIRST_M + column * BLOCK_M,
        south + FIRST_M + row * BLOCK_M,
        `Praça ${name}`,
      );
    });
  }
}

/** A block of trees, with paths from corner to corner. */
function drawSquare(drawing: CityDrawing, west: number, south: number, name: string): void {
  const middle = { east: west + FIRST_M, north: south + FIRST_M };
  if (isOnGround(middle) || isNearDiagonal(middle)) return;
  const side = BLOCK_M - 2 * INSIDE_M;
  drawing.area(rectangle(west + INSIDE_M, south + INSIDE_M, side, side), { leisure: 'park', name });
  for (const [x, y] of [
    [0, 0],
    [BLOCK_M, 0],
    [0, BLOCK_M],
    [BLOCK_M, BLOCK_M],
  ] as const)
    drawing.line([{ east: west + x, north: south + y }, middle], { highway: 'footway' });
}

/** Rows of houses along both long sides of most blocks, of different depths. */
function drawBuildings(drawing: CityDrawing): void {
  for (const west of range(GRID.west + FIRST_M, GRID.east - BLOCK_M, BLOCK_M))
    for (const south of range(GRID.south + FIRST_M, GRID.north - BLOCK_M, BLOCK_M)) {
      const middle = { east: west + FIRST_M, north: south + FIRST_M };
      if (
        isOnGround(middle) ||
        isSquare(middle) ||
        isNearDiagonal(middle) ||
        Math.abs(middle.north) < BLOCK_M
      )
        continue;
      for (const [x, y] of LOTS)
        if (noise(west + x, south + y) > 0.42) {
          const [width, depth] = [14 + 12 * noise(south + y, west), 14 + 10 * noise(west, south - x)];
          drawing.area(rectangle(west + x, south + (y > 40 ? y + 24 - depth : y), width, depth), {
            building: 'yes',
          });
        }
    }
}

const LOTS = [
  [14, 14],
  [49, 14],
  [14, 52],
  [49, 52],
] as const;

function isSquare({ east, north }: Spot): boolean {
  const within = (m: number) => ((m % SIDE_M) + SIDE_M) % SIDE_M;
  return SQUARES.some(
    ([column, row]) => within(east) === (column + 1) * BLOCK_M && within(north) === (row + 1) * BLOCK_M,
  );
}

/** Sheds between the railway and the ring. */
function drawWorks(drawing: CityDrawing): void {
  const rail = range(GRID.west - OUTSKIRTS_M, GRID.east + OUTSKIRTS_M, 100).map((east) => ({
    east,
    north: GRID.south - RING_M - 190 + 40 * Math.sin(east / 900),
  }));
  drawing.line(rail, { railway: 'rail' });
  for (const east of range(GRID.west + 300, GRID.east - 300, 130))
    if (noise(east, 1) > 0.3)
      drawing.area(
        rectangle(
          east,
          GRID.south - RING_M - 130 + 30 * noise(east, 2),
          60 + 50 * noise(east, 3),
          55 + 25 * noise(east, 4),
        ),
        { building: 'industrial' },
      );
}

interface Suburb {
  readonly gate: Spot;
  /** Away from the ring, and the way along it. */
  readonly out: readonly [east: number, north: number];
  readonly name: string;
  readonly street: string;
  readonly words: readonly string[];
}

const SUBURBS: readonly Suburb[] = [
  {
    gate: { east: GRID.west - RING_M, north: 405 },
    out: [-1, 0],
    name: 'Recanto das Colinas',
    street: 'Estrada das Colinas',
    words: ['da Colina', 'do Mirante', 'da Neblina', 'do Sossego', 'das Pedras', 'do Vale', 'da Serra'],
  },
  {
    gate: { east: 405, north: GRID.north + RING_M },
    out: [0, 1],
    name: 'Chácaras do Norte',
    street: 'Estrada das Chácaras',
    words: ['do Curral', 'da Porteira', 'do Monjolo', 'da Paineira', 'do Açude', 'da Tropa', 'do Pouso'],
  },
  {
    gate: { east: GRID.east + RING_M, north: 1_215 },
    out: [1, 0],
    name: 'Jardim Horizonte',
    street: 'Estrada do Horizonte',
    words: ['do Nascente', 'da Estiagem', 'do Orvalho', 'da Garoa', 'do Arrebol', 'da Brisa', 'do Estio'],
  },
];

/** A winding road with crescents on both sides and dead ends off them. */
function drawSuburb(drawing: CityDrawing, { gate, out: [x, y], name, street, words }: Suburb): void {
  const at = (outM: number, alongM: number): Spot => ({
    east: gate.east + x * outM - y * alongM,
    north: gate.north + y * outM + x * alongM,
  });
  const sway = (m: number) => 46 * Math.sin(m / 170) * Math.min(1, m / 120);
  drawing.line(
    range(0, 1_140, 30).map((m) => at(m, sway(m))),
    { highway: 'tertiary', name: street },
  );
  words.forEach((word, n) => {
    const [from, side] = [90 + 60 * (n * 2), n % 2 === 0 ? 1 : -1];
    const [first, last] = [from, from + 240].map((m) => Math.min(1_140, m)) as [number, number];
    const reach = 150 + 60 * noise(from, side);
    const crescent = range(0, 12, 1).map((step) => {
      const m = first + ((last - first) * step) / 12;
      if (step === 0 || step === 12) return at(m, sway(m));
      return at(m, sway(m) + side * reach * Math.sin((step / 12) * Math.PI) ** 0.6);
    });
    drawing.line(crescent, { highway: 'residential', name: `Rua ${word}` });
    const top = crescent[6]!;
    const end = { east: top.east - y * side * 95, north: top.north + x * side * 95 };
    drawing.line(
      [
        top,
        {
          east: (top.east + end.east) / 2 + 12 * y * side,
          north: (top.north + end.north) / 2 + 12 * x * side,
        },
        end,
      ],
      {
        highway: 'residential',
        name: `Beco ${word}`,
      },
    );
  });
  drawing.mark(at(560, 0), { place: 'suburb', name });
}

/** Fields, and roads that lead away. */
function drawCountry(drawing: CityDrawing): void {
  const [north, south] = [GRID.north + RING_M, GRID.south - RING_M];
  const away = (from: Spot, x: number, y: number) =>
    range(0, OUTSKIRTS_M, 100).map((m) => ({
      east: from.east + x * m + 60 * y * Math.sin(m / 300),
      north: from.north + y * m + 60 * x * Math.sin(m / 300),
    }));
  drawing.line(away({ east: 2_025, north }, 0.25, 1), { highway: 'trunk', name: 'Rodovia dos Tropeiros' });
  drawing.line(away({ east: -1_215, north: south }, -0.3, -1), {
    highway: 'trunk',
    name: 'Rodovia dos Tropeiros',
  });
  drawing.line(away({ east: 2_835, north: south }, 0.5, -1), {
    highway: 'secondary',
    name: 'Estrada da Mata',
  });
  for (const [east, y, width, height] of FIELDS)
    drawing.area(round({ east, north: y }, width, height), { landuse: 'farmland' });
}

const FIELDS = [
  [-900, GRID.north + 900, 420, 300],
  [-2_700, -700, 420, 500],
  [300, GRID.south - 900, 700, 280],
  [2_000, GRID.south - 1_000, 420, 320],
] as const;

function drawPlaces(drawing: CityDrawing): void {
  drawing.mark({ east: SIDE_M / 2, north: 60 }, { place: 'city', name: demoQuarter().city });
  const districts = new Map<string, Spot>();
  for (const { district, eastM, northM, towards } of demoGrid())
    if (towards[0] === 1 && towards[1] === 0 && !districts.has(district))
      districts.set(district, { east: eastM + SIDE_M / 2, north: northM - FIRST_M + SIDE_M / 2 });
  for (const [name, spot] of districts) drawing.mark(spot, { place: 'suburb', name });
}

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
