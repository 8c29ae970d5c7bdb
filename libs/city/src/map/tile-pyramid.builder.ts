import { type Axis, clipPart } from './shape-clip.calculator.js';
import { type MapShape, NUMBERS_PER_VERTEX, type ShapeKind, type Vertices } from './map-shape.types.js';
import { EXTENT, type TileFeature, vectorTile } from './vector-tile.mapper.js';

export const MIN_ZOOM = 8;
export const MAX_ZOOM = 15;
/** A tile holds so much of its neighbours, so that lines have no ends at its edges. */
const MARGIN = 128 / EXTENT;
/** A vertex that moves a line by less than this is left out; the last zoom is drawn larger than it is. */
const TOLERANCE = { usual: 5 / EXTENT, last: 1.5 / EXTENT };
/** Areas of fewer square units than this are not drawn: a quarter of a pixel on the screen. */
const MIN_AREA = 16;
/** Layer that covers the whole tile wherever something is drawn. */
const LAND = 'earth';

export interface MapTile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly content: Uint8Array;
}

interface Piece {
  readonly shape: MapShape;
  readonly parts: readonly Vertices[];
}

/** Each tile's quarters come before the next tile, so that only what lies on the way is in memory. */
export function* tilesOf(shapes: readonly MapShape[]): Generator<MapTile> {
  const all = shapes.map((shape) => ({ shape, parts: shape.parts }));
  for (const [column, pieces] of slices(all, 0, MIN_ZOOM))
    for (const [row, own] of slices(pieces, 1, MIN_ZOOM)) yield* tileAndQuarters(own, MIN_ZOOM, column, row);
}

/** Columns or rows of a zoom that have something in them. */
function* slices(pieces: readonly Piece[], axis: Axis, zoom: number): Generator<[number, Piece[]]> {
  let [least, most] = [Infinity, -Infinity];
  for (const { parts } of pieces)
    for (const part of parts)
      for (let i: number = axis; i < part.length; i += NUMBERS_PER_VERTEX) {
        least = Math.min(least, part[i]!);
        most = Math.max(most, part[i]!);
      }
  const side = 2 ** zoom;
  for (let at = Math.max(0, Math.floor(least * side)); at <= Math.min(side - 1, most * side); at++)
    yield [at, clip(pieces, axis, at / side, (at + 1) / side)];
}

function clip(pieces: readonly Piece[], axis: Axis, from: number, to: number): Piece[] {
  const margin = (to - from) * MARGIN;
  return pieces.flatMap(({ shape, parts }) => {
    const left = parts.flatMap((part) => clipPart(part, shape.kind, axis, from - margin, to + margin));
    return left.length > 0 ? [{ shape, parts: left }] : [];
  });
}

function* tileAndQuarters(pieces: readonly Piece[], zoom: number, x: number, y: number): Generator<MapTile> {
  if (pieces.length === 0) return;
  const content = contentOf(pieces, zoom, x, y);
  if (content) yield { zoom, x, y, content };
  if (zoom === MAX_ZOOM) return;
  const side = 2 ** (zoom + 1);
  for (const right of [0, 1]) {
    const column = x * 2 + right;
    const half = clip(pieces, 0, column / side, (column + 1) / side);
    for (const below of [0, 1]) {
      const row = y * 2 + below;
      yield* tileAndQuarters(clip(half, 1, row / side, (row + 1) / side), zoom + 1, column, row);
    }
  }
}

const WHOLE_TILE = [0, 0, EXTENT, 0, EXTENT, EXTENT, 0, EXTENT, 0, 0];

function contentOf(pieces: readonly Piece[], zoom: number, x: number, y: number): Uint8Array | null {
  const layers = new Map<string, Map<string, TileFeature>>();
  layers.set(LAND, new Map([[LAND, { kind: 'area', facts: { kind: LAND }, parts: [WHOLE_TILE] }]]));
  for (const { shape, parts } of pieces) {
    if (shape.minZoom > zoom) continue;
    const drawn = parts
      .map((part) => unitsOf(part, shape.kind, zoom, x, y))
      .filter((units) => units !== null);
    if (drawn.length > 0) put(layers, shape, drawn);
  }
  return layers.size > 1 ? vectorTile(new Map([...layers].map(([name, all]) => [name, all.values()]))) : null;
}

/** Shapes of the same facts become one feature. */
function put(layers: Map<string, Map<string, TileFeature>>, shape: MapShape, parts: number[][]): void {
  const layer = layers.get(shape.layer) ?? new Map<string, TileFeature>();
  layers.set(shape.layer, layer);
  const key = `${shape.kind} ${JSON.stringify(shape.facts)}`;
  const known = layer.get(key);
  if (known) known.parts.push(...parts);
  else layer.set(key, { kind: shape.kind, facts: shape.facts, parts });
}

/** The vertices that this zoom shows, in units of the tile; null: nothing is left to see. */
function unitsOf(part: Vertices, kind: ShapeKind, zoom: number, x: number, y: number): number[] | null {
  const side = 2 ** zoom;
  const tolerance = (zoom === MAX_ZOOM ? TOLERANCE.last : TOLERANCE.usual) / side;
  const units: number[] = [];
  for (let i = 0; i < part.length; i += NUMBERS_PER_VERTEX) {
    if (kind !== 'point' && part[i + 2]! < tolerance) continue;
    const [px, py] = [
      Math.round((part[i]! * side - x) * EXTENT),
      Math.round((part[i + 1]! * side - y) * EXTENT),
    ];
    if (px !== units.at(-2) || py !== units.at(-1)) units.push(px, py);
  }
  return isSeen(units, kind) ? units : null;
}

function isSeen(units: readonly number[], kind: ShapeKind): boolean {
  if (kind === 'point') return true;
  if (kind === 'line') return units.length >= 4;
  return units.length >= 8 && Math.abs(areaOf(units)) >= MIN_AREA;
}

function areaOf(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i + 3 < ring.length; i += 2) twice += ring[i]! * ring[i + 3]! - ring[i + 2]! * ring[i + 1]!;
  return twice / 2;
}
