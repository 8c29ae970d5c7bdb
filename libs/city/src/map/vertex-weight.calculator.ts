import { ALWAYS, NUMBERS_PER_VERTEX, type Vertices } from './map-shape.types.js';

/**
 * Writes the weight of each vertex of a line or a ring: how far the line would be from it if it were left out (Douglas
 * and Peucker). A map of less detail leaves out the vertices of little weight.
 */
export function weighVertices(part: Vertices): void {
  const last = part.length / NUMBERS_PER_VERTEX - 1;
  const weigh = (at: number, weight: number) => {
    part[at * NUMBERS_PER_VERTEX + 2] = weight;
  };
  weigh(0, ALWAYS);
  weigh(last, ALWAYS);
  const sections: [from: number, to: number, most: number][] = [[0, last, ALWAYS]];
  for (let section = sections.pop(); section; section = sections.pop()) {
    const [from, to, most] = section;
    let [farthest, distance] = [-1, -1];
    for (let i = from + 1; i < to; i++) {
      const away = distanceFrom(part, from, to, i);
      if (away > distance) [farthest, distance] = [i, away];
    }
    if (farthest < 0) continue;
    // Not heavier than the ends of its section: wherever it is drawn, the ends it was measured from are drawn too.
    const weight = Math.min(distance, most);
    weigh(farthest, weight);
    sections.push([from, farthest, weight], [farthest, to, weight]);
  }
}

function distanceFrom(part: Vertices, from: number, to: number, at: number): number {
  const [fx, fy] = [part[from * NUMBERS_PER_VERTEX]!, part[from * NUMBERS_PER_VERTEX + 1]!];
  const dx = part[to * NUMBERS_PER_VERTEX]! - fx;
  const dy = part[to * NUMBERS_PER_VERTEX + 1]! - fy;
  const mx = part[at * NUMBERS_PER_VERTEX]! - fx;
  const my = part[at * NUMBERS_PER_VERTEX + 1]! - fy;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, (mx * dx + my * dy) / square));
  return Math.hypot(mx - along * dx, my - along * dy);
}
