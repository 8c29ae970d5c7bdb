import { ALWAYS, type MapShape, mercatorX, mercatorY, type Vertices } from './map-shape.types.js';
import { clipPart } from './shape-clip.calculator.js';
import { DEGREE, type OsmBounds } from '../osm/osm.types.js';

/** In the square of web maps, 0 to 1 from the north-west. */
type Box = OsmBounds;

/**
 * The sea within the bounds: a coastline has it on its right, so each piece of coast is closed along the edge
 * of the bounds, on the sea's side. Islands are holes; without a piece that meets the edge there is no sea.
 */
export function seaShapes(coast: readonly Vertices[], bounds: OsmBounds): MapShape[] {
  if (coast.length === 0) return [];
  const box = {
    west: mercatorX(bounds.west * DEGREE),
    north: mercatorY(bounds.north * DEGREE),
    east: mercatorX(bounds.east * DEGREE),
    south: mercatorY(bounds.south * DEGREE),
  };
  const islands = coast.filter(isRing);
  const pieces = coast
    .filter((line) => !isRing(line))
    .flatMap((line) => clipPart(line, 'line', 0, box.west, box.east))
    .flatMap((line) => clipPart(line, 'line', 1, box.north, box.south))
    .map((line) => ({ line, from: placeOn(box, line, 0), to: placeOn(box, line, line.length - 3) }));
  const rings = closed(pieces, box);
  if (rings.length === 0) return [];
  return [
    { layer: 'water', kind: 'area', facts: { kind: 'ocean' }, minZoom: 0, parts: [...rings, ...islands] },
  ];
}

interface Piece {
  readonly line: Vertices;
  readonly from: number;
  readonly to: number;
}

/** From each piece's end clockwise along the edge to the next beginning, until the first comes again. */
function closed(pieces: readonly Piece[], box: Box): Vertices[] {
  const left = new Set(pieces);
  const rings: Vertices[] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const ring = [...first.line];
    for (let piece = first; ;) {
      const next = [first, ...left].reduce((a, b) =>
        ahead(piece.to, a.from) <= ahead(piece.to, b.from) ? a : b,
      );
      ring.push(...cornersBetween(box, piece.to, next.from));
      if (next === first) break;
      left.delete(next);
      ring.push(...next.line);
      piece = next;
    }
    ring.push(ring[0]!, ring[1]!, ALWAYS);
    rings.push(Float64Array.from(ring));
  }
  return rings;
}

/** How far along the edge, 0 to 4 clockwise from the north-west; by the nearest point of the edge. */
function placeOn({ west, north, east, south }: Box, line: Vertices, at: number): number {
  const [x, y] = [(line[at]! - west) / (east - west), (line[at + 1]! - north) / (south - north)];
  const sides = [
    { away: y, along: x },
    { away: 1 - x, along: 1 + y },
    { away: 1 - y, along: 3 - x },
    { away: x, along: 4 - y },
  ];
  return sides.reduce((a, b) => (a.away <= b.away ? a : b)).along % 4;
}

function ahead(from: number, to: number): number {
  return (to - from + 4) % 4;
}

function cornersBetween({ west, north, east, south }: Box, from: number, to: number): number[] {
  const corners = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  const passed: number[] = [];
  const way = ahead(from, to);
  for (let corner = Math.floor(from) + 1; corner - from < way; corner++)
    passed.push(...corners[corner % 4]!, ALWAYS);
  return passed;
}

function isRing(line: Vertices): boolean {
  return line[0] === line.at(-3) && line[1] === line.at(-2);
}
