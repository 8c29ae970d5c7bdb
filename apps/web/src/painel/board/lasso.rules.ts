export interface Spot {
  readonly x: number;
  readonly y: number;
}

const FEWEST = 3;

/** Whether a point is inside a line: a ray to the right crosses the line an odd number of times. */
export function isInside(line: readonly Spot[], { x, y }: Spot): boolean {
  if (line.length < FEWEST) return false;
  let inside = false;
  line.forEach((from, at) => {
    const to = line[(at + 1) % line.length] ?? from;
    const crosses = from.y > y !== to.y > y;
    if (crosses && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
  });
  return inside;
}
