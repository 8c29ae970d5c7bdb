import type { Spot } from './city-drawing.builder.js';

/** Metres between two streets, and from the edge of the grid to the first. */
export const BLOCK_M = 90;
export const FIRST_M = BLOCK_M / 2;
export const SIDE_M = 18 * BLOCK_M;
/** Three districts by two. */
export const GRID = { west: -SIDE_M, east: 2 * SIDE_M, south: -SIDE_M, north: SIDE_M };
/** From the grid to the road around it. */
export const RING_M = 210;

/** A piece of land that no street crosses, as many blocks wide and high. */
interface Ground {
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
}

const PARK = { leisure: 'park' };
const BURIAL = { landuse: 'cemetery' };
const SPORT = { leisure: 'recreation_ground' };

/** Grounds of each district by its columns and rows of streets, away from its avenues. */
const GROUNDS: readonly (readonly [
  column: number,
  row: number,
  x: number,
  y: number,
  size: number,
  Pick<Ground, 'name' | 'tags'>,
])[] = [
  [-1, 0, 9, 8, 3, { name: 'Parque dos Viveiros', tags: PARK }],
  [-1, 0, 1, 5, 2, { name: 'Campo do Passaredo', tags: SPORT }],
  [0, 0, 8, 9, 4, { name: 'Parque do Pomar', tags: PARK }],
  [0, 0, 14, 14, 2, { name: 'Estádio Municipal', tags: SPORT }],
  [1, 0, 5, 9, 3, { name: 'Jardim Botânico', tags: { leisure: 'garden' } }],
  [1, 0, 14, 5, 2, { name: 'Campo do Engenho', tags: SPORT }],
  [-1, -1, 5, 5, 3, { name: 'Parque da Maré', tags: PARK }],
  [-1, -1, 13, 9, 3, { name: 'Cemitério da Saudade', tags: BURIAL }],
  [0, -1, 1, 10, 2, { name: 'Campo das Estrelas', tags: SPORT }],
  [0, -1, 13, 9, 3, { name: 'Parque do Planetário', tags: PARK }],
  [1, -1, 5, 8, 3, { name: 'Parque da Ciranda', tags: PARK }],
  [1, -1, 14, 1, 2, { name: 'Campo do Sanfoneiro', tags: SPORT }],
];

/** Land that streets end at. */
export const grounds: readonly Ground[] = GROUNDS.map(([column, row, x, y, size, what]) => ({
  west: column * SIDE_M + FIRST_M + x * BLOCK_M,
  south: row * SIDE_M + FIRST_M + y * BLOCK_M,
  width: size * BLOCK_M,
  height: size * BLOCK_M,
  ...what,
}));

/** Whether a spot lies within a ground, its edge left out. */
export function isOnGround({ east, north }: Spot): boolean {
  return grounds.some(
    ({ west, south, width, height }) =>
      east > west && east < west + width && north > south && north < south + height,
  );
}

/** Middle of the block where the two diagonal avenues meet. */
export const ROUND_SQUARE: Spot = { east: SIDE_M / 2, north: -SIDE_M / 2 };
export const ROUND_SQUARE_M = 30;

/** How far north the river flows at a place: straight through the town, winding outside. */
export function riverAt(east: number): number {
  const outside = Math.max(0, GRID.west - east, east - GRID.east);
  return 9 * Math.sin(east / 260) + Math.min(outside, 500) * 0.35 * Math.sin(east / 330);
}
