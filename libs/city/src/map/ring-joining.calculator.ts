/** A line of points; a ring ends where it begins. */
export type Line = readonly number[];

/**
 * Joins lines, given by what tells their ends, to rings and what is left. Lines may be turned round unless they are
 * directed.
 */
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
