import { arcsBy } from './adjacency.rules.js';
import { METERS7, narrowingAt, wholeNumbers } from './numbers.store.js';
import type { RoadNetwork, RoadPoint } from './road.types.js';

export interface RoadSpot {
  readonly segment: number;
  /** Share of the segment's length from its first junction. */
  readonly share: number;
  /** Units of 1e-7 degrees. */
  readonly longitude7: number;
  readonly latitude7: number;
  /** From the point that was asked for. */
  readonly meters: number;
  /** On which side of the segment, as drawn, the point lies. */
  readonly side: 'left' | 'right';
}

const SEGMENTS_PER_CELL = 3;
const MAX_CELLS = 4_000_000;

/** The segments by the cells of a grid that they touch, to find the nearest road of a point. */
export class SegmentGrid {
  private readonly west: number;
  private readonly south: number;
  private readonly cell: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly starts: Uint32Array;
  private readonly segments: Uint32Array;

  constructor(private readonly network: RoadNetwork) {
    const { west, south, east, north } = extentOf(network);
    const cells = Math.min(MAX_CELLS, Math.max(1, network.lengths.length / SEGMENTS_PER_CELL));
    this.west = west;
    this.south = south;
    this.cell = Math.max(1_000, Math.ceil(Math.sqrt(((east - west + 1) * (north - south + 1)) / cells)));
    this.columns = Math.floor((east - west) / this.cell) + 1;
    this.rows = Math.floor((north - south) / this.cell) + 1;
    const [cellOf, segmentOf] = [wholeNumbers(), wholeNumbers()];
    this.visitCells((at, segment) => {
      cellOf.push(at);
      segmentOf.push(segment);
    });
    const { starts, arcs: touches } = arcsBy(cellOf.packed(), this.columns * this.rows);
    this.starts = starts;
    this.segments = touches.map((touch) => segmentOf.at(touch));
  }

  /** The nearest place on a segment that may be used; null: there is none within the limit. */
  nearest(point: RoadPoint, limitM: number, mayUse: (segment: number) => boolean): RoadSpot | null {
    const [longitude7, latitude7] = [Math.round(point.longitude * 1e7), Math.round(point.latitude * 1e7)];
    const search = new SpotSearch(this.network, longitude7, latitude7, limitM);
    const column = Math.floor((longitude7 - this.west) / this.cell);
    const row = Math.floor((latitude7 - this.south) / this.cell);
    const cellM = this.cell * METERS7 * Math.min(1, search.narrowing);
    // A segment in a ring of cells is at least as far as the rings within it are wide.
    for (let ring = 0; (ring - 1) * cellM < search.meters; ring++)
      this.visitRing(column, row, ring, (segment) => {
        if (mayUse(segment)) search.try(segment);
      });
    return search.found();
  }

  private visitRing(column: number, row: number, ring: number, visit: (segment: number) => void): void {
    for (let y = Math.max(0, row - ring); y <= Math.min(this.rows - 1, row + ring); y++) {
      const isEdge = y === row - ring || y === row + ring;
      const step = isEdge || ring === 0 ? 1 : 2 * ring;
      for (let x = column - ring; x <= column + ring; x += step) {
        if (x < 0 || x >= this.columns) continue;
        const at = y * this.columns + x;
        for (let i = this.starts[at]!; i < this.starts[at + 1]!; i++) visit(this.segments[i]!);
      }
    }
  }

  /** Every cell of the box around each straight piece of each segment; no cell twice in a row for one. */
  private visitCells(visit: (cell: number, segment: number) => void): void {
    for (let segment = 0; segment < this.network.lengths.length; segment++) {
      let last = -1;
      visitPieces(this.network, segment, (x1, y1, x2, y2) => {
        const [fromX, toX] = this.range(Math.min(x1, x2), Math.max(x1, x2), this.west);
        const [fromY, toY] = this.range(Math.min(y1, y2), Math.max(y1, y2), this.south);
        for (let y = fromY; y <= toY; y++)
          for (let x = fromX; x <= toX; x++) {
            const at = y * this.columns + x;
            if (at !== last) visit(at, segment);
            last = at;
          }
      });
    }
  }

  private range(low: number, high: number, origin: number): [number, number] {
    return [Math.floor((low - origin) / this.cell), Math.floor((high - origin) / this.cell)];
  }
}

class SpotSearch {
  readonly narrowing: number;
  meters: number;
  private best: { segment: number; x: number; y: number; along: number; isRight: boolean } | null = null;

  constructor(
    private readonly network: RoadNetwork,
    private readonly longitude7: number,
    private readonly latitude7: number,
    limitM: number,
  ) {
    this.narrowing = narrowingAt(latitude7);
    this.meters = limitM;
  }

  /** Measures in a plane at the point, which is exact enough at the distances of a snap. */
  try(segment: number): void {
    const east = METERS7 * this.narrowing;
    let before = 0;
    visitPieces(this.network, segment, (x1, y1, x2, y2) => {
      const [ax, ay] = [(x1 - this.longitude7) * east, (y1 - this.latitude7) * METERS7];
      const [dx, dy] = [(x2 - x1) * east, (y2 - y1) * METERS7];
      const square = dx * dx + dy * dy;
      const share = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
      const length = Math.sqrt(square);
      const meters = Math.hypot(ax + share * dx, ay + share * dy);
      if (meters < this.meters) {
        this.meters = meters;
        // The point is the origin: the cross product of the piece and the way from its start to the point.
        const isRight = dx * -ay - dy * -ax < 0;
        this.best = {
          segment,
          x: Math.round(x1 + share * (x2 - x1)),
          y: Math.round(y1 + share * (y2 - y1)),
          along: before + share * length,
          isRight,
        };
      }
      before += length;
    });
  }

  found(): RoadSpot | null {
    if (!this.best) return null;
    const { segment, x, y, along, isRight } = this.best;
    let whole = 0;
    visitPieces(this.network, segment, (x1, y1, x2, y2) => {
      whole += Math.hypot((x2 - x1) * METERS7 * this.narrowing, (y2 - y1) * METERS7);
    });
    return {
      segment,
      share: whole === 0 ? 0 : Math.min(1, along / whole),
      longitude7: x,
      latitude7: y,
      meters: this.meters,
      side: isRight ? 'right' : 'left',
    };
  }
}

/** The straight pieces of a segment in its direction. */
export function visitPieces(
  network: RoadNetwork,
  segment: number,
  visit: (x1: number, y1: number, x2: number, y2: number) => void,
): void {
  const { junctionLongitudes, junctionLatitudes, shapeStarts, shapeLongitudes, shapeLatitudes } = network;
  const [from, to] = [network.from[segment]!, network.to[segment]!];
  let [x, y] = [junctionLongitudes[from]!, junctionLatitudes[from]!];
  for (let i = shapeStarts[segment]!; i < shapeStarts[segment + 1]!; i++) {
    visit(x, y, shapeLongitudes[i]!, shapeLatitudes[i]!);
    x = shapeLongitudes[i]!;
    y = shapeLatitudes[i]!;
  }
  visit(x, y, junctionLongitudes[to]!, junctionLatitudes[to]!);
}

function extentOf(network: RoadNetwork) {
  const least = (...all: Int32Array[]) =>
    Math.min(...all.map((values) => values.reduce((a, b) => Math.min(a, b), Infinity)));
  const most = (...all: Int32Array[]) =>
    Math.max(...all.map((values) => values.reduce((a, b) => Math.max(a, b), -Infinity)));
  const longitudes = [network.junctionLongitudes, network.shapeLongitudes];
  const latitudes = [network.junctionLatitudes, network.shapeLatitudes];
  const [west, east] = [least(...longitudes), most(...longitudes)];
  return { west, east, south: least(...latitudes), north: most(...latitudes) };
}
