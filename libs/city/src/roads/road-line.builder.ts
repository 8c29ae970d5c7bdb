import { narrowingAt } from './numbers.store.js';
import type { RoadNetwork } from './road.types.js';
import { type RoadSpot, visitPieces } from './segment-grid.store.js';

/** The line of a way on the map, drawn edge by edge: longitudes and latitudes by turns, in 1e-7 degrees. */
export class RoadLine {
  readonly numbers: number[] = [];

  constructor(private readonly network: RoadNetwork) {}

  /** A whole edge: a long way has a thousand of them, so that nothing is made for each but its points. */
  addEdge(edge: number): void {
    const { from, to, shapeStarts, shapeLongitudes, shapeLatitudes } = this.network;
    const segment = edge >> 1;
    const [first, end] = [shapeStarts[segment]!, shapeStarts[segment + 1]!];
    if ((edge & 1) === 0) {
      this.addJunction(from[segment]!);
      for (let i = first; i < end; i++) this.add(shapeLongitudes[i]!, shapeLatitudes[i]!);
      this.addJunction(to[segment]!);
    } else {
      this.addJunction(to[segment]!);
      for (let i = end - 1; i >= first; i--) this.add(shapeLongitudes[i]!, shapeLatitudes[i]!);
      this.addJunction(from[segment]!);
    }
  }

  /** Along an edge, from a spot or its beginning, to a spot or its end. */
  addPart(edge: number, from: RoadSpot | null, to: RoadSpot | null): void {
    const points: number[] = [];
    visitPieces(this.network, edge >> 1, (x1, y1, x2, y2) => {
      if (points.length === 0) points.push(x1, y1);
      points.push(x2, y2);
    });
    const shares = sharesOf(points);
    const backwards = (edge & 1) === 1;
    const shareOf = (spot: RoadSpot | null, usual: number) => (spot === null ? usual : spot.share);
    const [first, last] = [shareOf(from, backwards ? 1 : 0), shareOf(to, backwards ? 0 : 1)];
    const inner = shares.flatMap((share, i) =>
      share > Math.min(first, last) && share < Math.max(first, last) ? [i] : [],
    );
    if (backwards) inner.reverse();
    const end = (spot: RoadSpot | null, share: number): [number, number] =>
      spot ? [spot.longitude7, spot.latitude7] : pointAt(points, share === 0 ? 0 : shares.length - 1);
    this.add(...end(from, first));
    for (const i of inner) this.add(...pointAt(points, i));
    this.add(...end(to, last));
  }

  private addJunction(junction: number): void {
    this.add(this.network.junctionLongitudes[junction]!, this.network.junctionLatitudes[junction]!);
  }

  private add(x: number, y: number): void {
    const { numbers } = this;
    const { length } = numbers;
    if (length > 0 && numbers[length - 2] === x && numbers[length - 1] === y) return;
    numbers.push(x, y);
  }
}

const pointAt = (points: readonly number[], i: number): [number, number] => [
  points[2 * i]!,
  points[2 * i + 1]!,
];

/** How far along a line each of its points is. */
function sharesOf(points: readonly number[]): number[] {
  const narrowing = narrowingAt(points[1]!);
  const along = [0];
  for (let i = 2; i < points.length; i += 2)
    along.push(
      along.at(-1)! + Math.hypot((points[i]! - points[i - 2]!) * narrowing, points[i + 1]! - points[i - 1]!),
    );
  const whole = along.at(-1)!;
  return whole === 0 ? along : along.map((distance) => distance / whole);
}
