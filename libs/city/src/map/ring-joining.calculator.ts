import { ALWAYS, NUMBERS_PER_VERTEX, type Vertices } from './map-shape.types.js';

/** A line of points; a ring ends where it begins. */
export type Line = readonly number[];

/** Joins lines, each a list of node ids, to rings; `open` stay open. Directed lines are not turned. */
export function joinLines(lines: readonly Line[], directed = false): { rings: Line[]; open: Line[] } {
  const rings: Line[] = [];
  const open: Line[] = [];
  const left = new Set(lines.filter(({ length }) => length > 1));
  const byEnd = endsOf(left);
  for (const first of left) {
    left.delete(first);
    const ahead = grown(first, left, byEnd, directed);
    const line = directed && !isClosed(ahead) ? grownBack(ahead, left, byEnd) : ahead;
    if (isClosed(line) && line.length > 3) rings.push(line);
    else open.push(line);
  }
  return { rings, open };
}

const isClosed = (line: Line) => line[0] === line.at(-1);

type Ends = ReadonlyMap<number, readonly Line[]>;

function grown(first: Line, left: Set<Line>, byEnd: Ends, directed: boolean): Line {
  let line = [...first];
  while (!isClosed(line)) {
    const next = nextOf(byEnd.get(line.at(-1)!), left, line.at(-1)!, directed);
    if (!next) break;
    left.delete(next.line);
    line = line.concat((next.turned ? [...next.line].reverse() : next.line).slice(1));
  }
  return line;
}

function grownBack(first: Line, left: Set<Line>, byEnd: Ends): Line {
  let line = first;
  while (!isClosed(line)) {
    const before = byEnd.get(line[0]!)?.find((one) => left.has(one) && one.at(-1) === line[0]);
    if (!before) break;
    left.delete(before);
    line = [...before, ...line.slice(1)];
  }
  return line;
}

function endsOf(lines: Iterable<Line>): Map<number, Line[]> {
  const byEnd = new Map<number, Line[]>();
  for (const line of lines)
    for (const end of new Set([line[0]!, line.at(-1)!])) {
      const known = byEnd.get(end);
      if (known) known.push(line);
      else byEnd.set(end, [line]);
    }
  return byEnd;
}

function nextOf(near: readonly Line[] | undefined, left: ReadonlySet<Line>, end: number, directed: boolean) {
  for (const line of near ?? []) {
    if (!left.has(line)) continue;
    if (line[0] === end) return { line, turned: false };
    if (!directed) return { line, turned: true };
  }
  return null;
}

/**
 * Writes the weight of each vertex of a line or a ring: how far the line would be from it if it were left out
 * (Douglas and Peucker). A map of less detail leaves out the vertices of little weight.
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
    // Not heavier than the ends of its section: wherever it is drawn, the ends it is measured from are too.
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
