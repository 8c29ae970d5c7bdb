import { ALWAYS, NUMBERS_PER_VERTEX, type ShapeKind, type Vertices } from './map-shape.types.js';

/** 0: from west to east; 1: from north to south. */
export type Axis = 0 | 1;

/** What lies between two lines across the axis. */
export function clipPart(part: Vertices, kind: ShapeKind, axis: Axis, low: number, high: number): Vertices[] {
  let [least, most] = [Infinity, -Infinity];
  for (let i = axis; i < part.length; i += NUMBERS_PER_VERTEX) {
    least = Math.min(least, part[i]!);
    most = Math.max(most, part[i]!);
  }
  if (most < low || least > high) return [];
  if (least >= low && most <= high) return [part];
  if (kind === 'line') return clipLine(part, axis, low, high);
  if (kind === 'area') return clipRing(part, axis, low, high);
  return [];
}

function clipLine(part: Vertices, axis: Axis, low: number, high: number): Vertices[] {
  const lines: Vertices[] = [];
  let line: number[] = [];
  const end = () => {
    if (line.length > NUMBERS_PER_VERTEX) lines.push(Float64Array.from(line));
    line = [];
  };
  const beyond = (value: number) => (value < low ? low : value > high ? high : null);
  for (let i = 0; i + NUMBERS_PER_VERTEX < part.length; i += NUMBERS_PER_VERTEX) {
    const next = i + NUMBERS_PER_VERTEX;
    const [from, to] = [beyond(part[i + axis]!), beyond(part[next + axis]!)];
    if (from !== null && from === to) {
      end();
      continue;
    }
    if (from !== null) pushCut(line, part, i, axis, from);
    else if (line.length === 0) push(line, part, i);
    if (to === null) {
      push(line, part, next);
      continue;
    }
    pushCut(line, part, i, axis, to);
    end();
  }
  end();
  return lines;
}

function clipRing(part: Vertices, axis: Axis, low: number, high: number): Vertices[] {
  const above = halfRing(part, axis, low, (value) => value >= low);
  const ring = halfRing(above, axis, high, (value) => value <= high);
  return ring.length > 3 * NUMBERS_PER_VERTEX ? [ring] : [];
}

function halfRing(part: Vertices, axis: Axis, bound: number, stays: (value: number) => boolean): Vertices {
  const ring: number[] = [];
  for (let i = 0; i + NUMBERS_PER_VERTEX < part.length; i += NUMBERS_PER_VERTEX) {
    const [a, b] = [stays(part[i + axis]!), stays(part[i + NUMBERS_PER_VERTEX + axis]!)];
    if (a) push(ring, part, i);
    if (a !== b) pushCut(ring, part, i, axis, bound);
  }
  const closed = ring.length > 0 ? [...ring.slice(0, 2), ALWAYS] : [];
  return Float64Array.from([...ring, ...closed]);
}

function push(to: number[], part: Vertices, at: number): void {
  to.push(part[at]!, part[at + 1]!, part[at + 2]!);
}

/** Where the way from a vertex to the next one meets the line across the axis. */
function pushCut(to: number[], part: Vertices, at: number, axis: Axis, bound: number): void {
  const next = at + NUMBERS_PER_VERTEX;
  const share = (bound - part[at + axis]!) / (part[next + axis]! - part[at + axis]!);
  const across = part[at + 1 - axis]! + share * (part[next + 1 - axis]! - part[at + 1 - axis]!);
  if (axis === 0) to.push(bound, across, ALWAYS);
  else to.push(across, bound, ALWAYS);
}
