import type { DemoStreet } from '#domain/testing';
import { type CityDrawing, noise, range, type Spot, type Tags } from './city-drawing.builder.js';
import {
  BLOCK_M,
  FIRST_M,
  GRID,
  isOnGround,
  RING_M,
  ROUND_SQUARE,
  ROUND_SQUARE_M,
  SIDE_M,
} from './demo-grid.rules.js';

const HOUSE_STEP_M = 30;
const HOUSE_OFFSET_M = 14;
/** Nearer than this to the river stands no house. */
const BANK_M = 40;
/** Share of the blocks with a lane through them. */
const LANES = 0.14;
const CORNER_M = 240;

const KINDS: Readonly<Record<string, string>> = {
  Avenida: 'secondary',
  Alameda: 'tertiary',
  Travessa: 'living_street',
};

/** Draws the streets of the demonstration with their houses, lanes, the round square and the road around all. */
export function drawStreets(drawing: CityDrawing, streets: readonly DemoStreet[]): void {
  const lanes = lanesOf();
  const joints = new Set(lanes.flatMap(([from, to]) => [keyOf(from), keyOf(to)]));
  for (const street of streets) drawStreet(drawing, street, joints);
  lanes.forEach((lane, n) =>
    drawing.line(lane, { highway: 'living_street', name: `Viela ${String(n + 1)}` }),
  );
  drawRoundSquare(drawing);
  drawRing(drawing, streets);
}

function drawStreet(drawing: CityDrawing, street: DemoStreet, joints: ReadonlySet<string>): void {
  const [east, north] = street.towards;
  const at = (m: number): Spot => ({ east: street.eastM + east * m, north: street.northM + north * m });
  const isDiagonal = east * north !== 0;
  const isAvenue = street.name.startsWith('Avenida');
  const corners = [0, ...range(FIRST_M, SIDE_M, BLOCK_M), SIDE_M].map(at);
  // Only avenues cross the river: other streets end at its banks.
  const dry = corners.filter((spot) => isAvenue || east !== 0 || Math.abs(spot.north) > 1);
  const tags = {
    highway: isDiagonal ? 'primary' : (KINDS[kindOf(street)] ?? 'residential'),
    name: street.name,
  };
  if (isDiagonal) {
    for (const piece of aroundSquare(dry, at(1))) drawing.line(piece, tags);
    return;
  }
  for (const piece of openPieces(withJoints(dry, joints))) drawing.line(piece, tags);
  drawHouses(drawing, street, at);
}

function drawHouses(drawing: CityDrawing, street: DemoStreet, at: (m: number) => Spot): void {
  const [east, north] = street.towards;
  for (let m = HOUSE_STEP_M; m < SIDE_M; m += HOUSE_STEP_M)
    for (const side of [-1, 1]) {
      const { east: x, north: y } = at(m);
      const house = { east: x - side * north * HOUSE_OFFSET_M, north: y + side * east * HOUSE_OFFSET_M };
      if (Math.abs(house.north) < BANK_M || isOnGround(house)) continue;
      drawing.mark(house, {
        'addr:street': street.name,
        'addr:housenumber': String(side > 0 ? m : m + 1),
        'addr:suburb': street.district,
      });
    }
}

const kindOf = ({ name }: DemoStreet) => name.split(' ')[0] ?? '';
const keyOf = ({ east, north }: Spot) => `${String(east)} ${String(north)}`;
const between = (a: Spot, b: Spot): Spot => ({
  east: (a.east + b.east) / 2,
  north: (a.north + b.north) / 2,
});

/** The middles of blocks where lanes begin. */
function withJoints(spots: readonly Spot[], joints: ReadonlySet<string>): Spot[] {
  return spots.flatMap((spot, i) => {
    const next = spots[i + 1];
    const middle = next && between(spot, next);
    return middle && joints.has(keyOf(middle)) ? [spot, middle] : [spot];
  });
}

/** A street ends at a park and begins again behind it. */
function openPieces(spots: readonly Spot[]): Spot[][] {
  const pieces: Spot[][] = [[]];
  let before: Spot | null = null;
  for (const spot of spots) {
    const isCut = isOnGround(spot) || (before !== null && isOnGround(between(before, spot)));
    if (isCut) pieces.push([]);
    if (!isOnGround(spot)) pieces.at(-1)?.push(spot);
    before = spot;
  }
  return pieces.filter(({ length }) => length > 1);
}

function lanesOf(): [Spot, Spot, Spot][] {
  const lanes: [Spot, Spot, Spot][] = [];
  for (const west of range(GRID.west + FIRST_M, GRID.east - BLOCK_M, BLOCK_M))
    for (const south of range(GRID.south + FIRST_M, GRID.north - BLOCK_M, BLOCK_M)) {
      const middle = { east: west + BLOCK_M / 2, north: south + BLOCK_M / 2 };
      if (noise(west + 7, south) > LANES || isOnGround(middle) || isNearDiagonal(middle)) continue;
      if (Math.abs(middle.north) < BLOCK_M) continue;
      const bow = 14 * (noise(south, west) - 0.5);
      lanes.push(
        noise(west, south + 3) > 0.5
          ? [
              { east: west, north: middle.north },
              { east: middle.east, north: middle.north + bow },
              { east: west + BLOCK_M, north: middle.north },
            ]
          : [
              { east: middle.east, north: south },
              { east: middle.east + bow, north: middle.north },
              { east: middle.east, north: south + BLOCK_M },
            ],
      );
    }
  return lanes;
}

/** Whether a diagonal avenue passes through the block around a middle. */
export function isNearDiagonal({ east, north }: Spot): boolean {
  const falling = Math.abs(east + north) < FIRST_M && east < SIDE_M;
  const rising = Math.abs(east - north - SIDE_M) < FIRST_M && east > 0;
  return falling || rising;
}

const onSquare = (turns: number): Spot => ({
  east: Math.round(ROUND_SQUARE.east + ROUND_SQUARE_M * Math.cos(turns * 2 * Math.PI)),
  north: Math.round(ROUND_SQUARE.north + ROUND_SQUARE_M * Math.sin(turns * 2 * Math.PI)),
});

/** An avenue of the round square ends at its ring and begins again on the other side. */
function aroundSquare(spots: readonly Spot[], step: Spot): Spot[][] {
  const first = spots.findIndex(
    (spot, i) =>
      distance(spot, ROUND_SQUARE) < BLOCK_M && distance(spots[i + 1] ?? spot, ROUND_SQUARE) < BLOCK_M,
  );
  if (first < 0) return [[...spots]];
  const isFalling = step.north < spots[0]!.north;
  const [before, after] = isFalling ? [3 / 8, 7 / 8] : [5 / 8, 1 / 8];
  return [
    [...spots.slice(0, first + 1), onSquare(before)],
    [onSquare(after), ...spots.slice(first + 1)],
  ];
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.east - b.east, a.north - b.north);

function drawRoundSquare(drawing: CityDrawing): void {
  const ring = range(0, 15, 1).map((at) => onSquare(at / 16));
  drawing.area(ring, { highway: 'primary', junction: 'roundabout', name: 'Praça do Firmamento' });
  const within = range(0, 15, 1).map((at) => ({
    east: ROUND_SQUARE.east + 19 * Math.cos((at / 8) * Math.PI),
    north: ROUND_SQUARE.north + 19 * Math.sin((at / 8) * Math.PI),
  }));
  drawing.area(within, { leisure: 'park', name: 'Praça do Firmamento' });
}

/** The ring is met by the avenues of the outer districts. */
function drawRing(drawing: CityDrawing, streets: readonly DemoStreet[]): void {
  drawing.line(ringOf(), { highway: 'trunk', name: 'Anel Viário' });
  const avenues = streets.filter(
    ({ name, towards: [east, north] }) => name.startsWith('Avenida') && east * north === 0,
  );
  for (const { name, eastM, northM, towards } of avenues) {
    const tags: Tags = { highway: 'secondary', name };
    const [first, last] = towards[0] === 1 ? [GRID.west, GRID.east] : [GRID.south, GRID.north];
    const begin = towards[0] === 1 ? eastM : northM;
    const at = (m: number) => (towards[0] === 1 ? { east: m, north: northM } : { east: eastM, north: m });
    if (begin === first) drawing.line([at(first - RING_M), at(first)], tags);
    if (begin + SIDE_M === last) drawing.line([at(last), at(last + RING_M)], tags);
  }
}

function ringOf(): Spot[] {
  const [west, east] = [GRID.west - RING_M, GRID.east + RING_M];
  const [south, north] = [GRID.south - RING_M, GRID.north + RING_M];
  const along = (from: number, to: number) =>
    range(FIRST_M - 40 * BLOCK_M, 60 * BLOCK_M, BLOCK_M).filter(
      (m) => m > from + CORNER_M && m < to - CORNER_M,
    );
  const corner = (x: number, y: number, begin: number) =>
    range(0, 6, 1).map((at) => ({
      east: x + CORNER_M * Math.cos(begin + (at / 12) * Math.PI),
      north: y + CORNER_M * Math.sin(begin + (at / 12) * Math.PI),
    }));
  const ring = [
    ...along(west, east).map((m) => ({ east: m, north: south })),
    ...corner(east - CORNER_M, south + CORNER_M, -Math.PI / 2),
    ...along(south, north).map((m) => ({ east, north: m })),
    ...corner(east - CORNER_M, north - CORNER_M, 0),
    ...along(west, east)
      .reverse()
      .map((m) => ({ east: m, north })),
    ...corner(west + CORNER_M, north - CORNER_M, Math.PI / 2),
    ...along(south, north)
      .reverse()
      .map((m) => ({ east: west, north: m })),
    ...corner(west + CORNER_M, south + CORNER_M, Math.PI),
  ];
  return [...ring, ring[0]!];
}
